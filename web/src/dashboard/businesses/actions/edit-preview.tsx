import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { EditBusinessesPreviewQuery } from '../../../gql/dashboard/graphql.ts'
import { auditMessages } from '../../../messages/dashboard/audit.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { recipe } from '../../../theme/theme.ts'
import { OldAndNew } from '../../audit/changes.tsx'

const texts = businessListMessages.edit

const List = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '3',
      outline: 'none',
      '& > ul': {
        maxHeight: '20rem',
        overflowY: 'auto',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'control',
        textStyle: 'small',
      },
      '& > ul > li': { padding: '3', _notFirst: { borderTopWidth: '1px', borderColor: 'line' } },
      '& strong': { display: 'block', overflowWrap: 'anywhere' },
      '& dl': { display: 'grid', gap: '1', marginTop: '1' },
      '& dt': { textStyle: 'label', color: 'quiet' },
    },
  }),
)

/** Old and new values of the establishments that change, the first of them by name. */
export function EditPreview({ preview }: { preview: EditBusinessesPreviewQuery['preview'] }) {
  const { total, changed, edits } = preview
  const shown = useRef<HTMLDivElement | null>(null)
  /** The fields that were filled in are gone: what they lead to is read first. */
  function takeFocus(element: HTMLDivElement | null) {
    if (element && !shown.current) element.focus()
    shown.current = element
  }
  return (
    <List ref={takeFocus} tabIndex={-1} role="group" aria-label={texts.preview}>
      <p>{texts.changing(changed, total)}</p>
      {edits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <ul tabIndex={0} aria-label={texts.preview}>
          {edits.map(({ id, name, changes }) => (
            <li key={id}>
              <strong>{name}</strong>
              <dl>
                {changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{auditMessages.fields[field as keyof typeof auditMessages.fields] ?? field}</dt>
                    <dd>
                      <OldAndNew before={before} after={after} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      {changed > edits.length && <p>{texts.others(changed - edits.length)}</p>}
    </List>
  )
}
