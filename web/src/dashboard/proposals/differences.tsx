import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { type ChangeText, changeTexts } from '../audit/change-texts.ts'
import { NoValue } from '../table/cells.tsx'
import styles from './differences.module.css'
import type { Proposal } from './use-queue.ts'
import { type DiffPart, diffWords } from './word-diff.ts'

type DifferencesProps = Pick<Proposal, 'changes' | 'current' | 'references' | 'hasValues' | 'isOutdated'>

/**
 * What a proposal changes, field by field: the value that its sender saw next to the proposed one, with the words that
 * differ marked. Without proposed values, what the profile has.
 */
export function Differences({ changes, current, references, hasValues, isOutdated }: DifferencesProps) {
  // Photos are shown as pictures.
  const list = wholeTexts(changes, references).filter(
    ({ field }) => field !== 'photoIds' && field !== 'newPhotos',
  )
  const now = new Map(
    wholeTexts(
      mapValues(current, (after) => ({ after })),
      references,
    ).map(({ field, after }) => [field, after]),
  )
  return (
    <dl className={styles.fields}>
      {list.map((change) => (
        <div key={change.field}>
          <dt>{change.title}</dt>
          {hasValues ? (
            <BothValues {...change} now={isOutdated ? (now.get(change.field) ?? null) : change.before} />
          ) : (
            <dd>
              <span className={styles.label}>{texts.onProfile}</span>
              <span className={styles.value}>{now.get(change.field) ?? <NoValue />}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

type Json = Proposal['changes']

const wholeTexts = (changes: Json, references: Proposal['references']) =>
  changeTexts({ changes: mapValues(changes, showLinks), references }, { isWhole: true })

const mapValues = <Value, Result>(values: unknown, change: (value: Value, field: string) => Result) =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, Value>).map(([field, value]) => [
      field,
      change(value, field),
    ]),
  )

/** The addresses of a description's links are part of its text here: a reader must see where they lead. */
function showLinks(change: { before?: unknown; after?: unknown }, field: string) {
  if (field !== 'description') return change
  const write = (html: unknown) =>
    typeof html === 'string' ? html.replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)') : html
  return { before: write(change.before), after: write(change.after) }
}

function BothValues({ before, after, now }: ChangeText & { now: string | null }) {
  const diff = diffWords(before ?? '', after ?? '')
  return (
    <>
      <dd>
        <span className={styles.label}>{texts.before}</span>
        <Words parts={diff.before} as="del" />
      </dd>
      <dd>
        <span className={styles.label}>{texts.after}</span>
        <Words parts={diff.after} as="ins" />
      </dd>
      {now !== before && (
        <dd className={styles.now}>
          <span className={styles.label}>{texts.now}</span>
          <span className={styles.value}>{now ?? <NoValue />}</span>
          <em>{texts.nowText}</em>
        </dd>
      )}
    </>
  )
}

export function Words({ parts, as: Mark }: { parts: readonly DiffPart[]; as: 'del' | 'ins' | 'mark' }) {
  if (parts.length === 0) return <NoValue />
  return (
    <span className={styles.value}>
      {parts.map(({ text, isMarked }, place) => {
        const key = `${place} ${text}`
        return isMarked ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
