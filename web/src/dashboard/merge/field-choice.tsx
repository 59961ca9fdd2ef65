import { Fieldset } from '@chakra-ui/react/fieldset'
import { useFormContext } from 'react-hook-form'
import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { type ChangeText, changeTexts } from '../audit/change-texts.ts'
import words from '../proposals/differences.module.css'
import { Words } from '../proposals/differences.tsx'
import { diffWords } from '../proposals/word-diff.ts'
import cells from '../table/cells.module.css'
import { canJoinAreas, type MergeChoice, type Preview } from './merge-choice.ts'
import styles from './page.module.css'

/** Fields as texts by group, in form order; `before` is the kept value, `after` the other one if different. */
function groupTexts({ fields, references, differing }: Preview): Map<string, ChangeText[]> {
  const changes = fields.map(({ field, group, kept, other }) => [
    field,
    { before: kept, after: differing.includes(group) ? other : null },
  ])
  const groups = new Map(fields.map(({ field, group }) => [field, group]))
  const list = changeTexts({ changes: Object.fromEntries(changes), references }, { isWhole: true })
  return Map.groupBy(list, ({ field }) => groups.get(field) ?? field)
}

/** Choices for differing groups; equal ones are collapsed. */
export function FieldChoices({ preview }: { preview: Preview }) {
  const all = [...groupTexts(preview)]
  const differing = all.filter(([group]) => preview.differing.includes(group))
  const equal = all.filter(([group]) => !preview.differing.includes(group))
  return (
    <section className={styles.section} aria-labelledby="merge-fields">
      <h2 id="merge-fields">{texts.different}</h2>
      <p>{differing.length > 0 ? texts.differentLead : texts.noDifferent}</p>
      {differing.map(([group, list]) => (
        <GroupChoice key={group} group={group} list={list} preview={preview} />
      ))}
      {equal.length > 0 && (
        <details>
          <summary>{texts.equal(equal.length)}</summary>
          <dl className={words.fields}>
            {equal
              .flatMap(([, list]) => list)
              .map(
                ({ field, title, before }) =>
                  before && (
                    <div key={field}>
                      <dt>{title}</dt>
                      <dd className={words.value}>{before}</dd>
                    </div>
                  ),
              )}
          </dl>
        </details>
      )}
    </section>
  )
}

interface GroupChoiceProps {
  group: string
  list: readonly ChangeText[]
  preview: Preview
}

/** Choice of the side for a group; areas can also be joined. */
function GroupChoice({ group, list, preview }: GroupChoiceProps) {
  const { register } = useFormContext<MergeChoice>()
  const choice = register(`sides.${group}`)
  const isOfAreas = group === 'areas'
  const isJoinable = canJoinAreas(preview)
  return (
    <Fieldset.Root>
      <Fieldset.Legend>
        <span>{group === 'hours' ? texts.week : list.map(({ title }) => title).join(', ')}</span>{' '}
        <span className={cells.badge}>≠ {texts.badge}</span>
      </Fieldset.Legend>
      {isOfAreas && !isJoinable && (
        <Fieldset.HelperText>{texts.areas.tooMany(preview.areaCount)}</Fieldset.HelperText>
      )}
      <Fieldset.Content>
        {(['KEPT', 'OTHER'] as const).map((side) => (
          <label key={side}>
            <input type="radio" value={side} {...choice} />
            <Side list={list} side={side} />
          </label>
        ))}
        {isOfAreas && (
          <label>
            <input type="radio" value="BOTH" disabled={!isJoinable} {...choice} />
            <span>
              <span className={words.label}>{texts.areas.both}</span>
              {texts.areas.bothText(preview.areaCount)}
            </span>
          </label>
        )}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}

/** Values of one side with differing words marked. */
function Side({ list, side }: { list: readonly ChangeText[]; side: 'KEPT' | 'OTHER' }) {
  return (
    <span>
      <span className={words.label}>{texts.valueOf[side]}</span>
      {list.map(({ field, title, before, after }) => {
        const diff = diffWords(before ?? '', after ?? '')
        return (
          <span key={field} className={styles.value}>
            {list.length > 1 && <span className={words.label}>{title}</span>}
            <Words parts={side === 'KEPT' ? diff.before : diff.after} as="mark" />
          </span>
        )
      })}
    </span>
  )
}
