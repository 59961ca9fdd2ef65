import { useState } from 'react'
import { synonymsIn } from '../../../../../schema/synonyms.ts'
import { useBoundField } from '../../../forms/bound-field.tsx'
import { TextAreaField } from '../../../forms/field.tsx'
import { useSynonymCheckQuery } from '../../../gql/dashboard/hooks.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { styled } from '../../../theme/theme.ts'
import type { SynonymsField } from '../description.ts'

const Frame = styled('div', {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '2',
  '& .warning': {
    textStyle: 'small',
    paddingInlineStart: '3',
    borderInlineStart: '3px solid {colors.ipe}',
  },
})

export interface SynonymsControlProps<TRecord> {
  field: SynonymsField<TRecord>
  /** Of what is edited; null for a new one. */
  id: string | null
}

/** Synonyms in one text, with what there is to know about them once the field is left (synonyms). */
export function SynonymsControl<TRecord>({ field, id }: SynonymsControlProps<TRecord>) {
  const { value, error, change } = useBoundField<Record<string, string>>(field.name)
  const [checked, setChecked] = useState(value)
  const synonyms = synonymsIn(checked)
  const { data, previousData } = useSynonymCheckQuery({
    variables: { synonyms, ...(id !== null && { [field.of]: id }) },
    skip: synonyms.length === 0,
    fetchPolicy: 'network-only',
  })
  const check = (data ?? previousData)?.check
  return (
    <Frame>
      <TextAreaField
        label={field.label}
        name={field.name}
        hint={field.hint}
        rows={3}
        autoComplete="off"
        value={value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setChecked(value)}
        error={error}
      />
      <div role="status">
        {synonyms.length > 0 &&
          check &&
          warningsOf(check, id !== null).map((text) => (
            <p key={text} className="warning">
              {text}
            </p>
          ))}
      </div>
    </Frame>
  )
}

/** Fewer establishments than this are little to be led to. */
const fewest = 3

function warningsOf(
  { names, count }: { names: readonly string[]; count: number },
  isSaved: boolean,
): string[] {
  return [
    ...names.map(catalogueMessages.synonymIsName),
    ...(isSaved && count < fewest ? [catalogueMessages.synonymsReachFew(count)] : []),
  ]
}
