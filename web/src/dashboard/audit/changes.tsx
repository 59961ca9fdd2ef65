import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { styled } from '../../theme/theme.ts'
import { NoValue, OldAndNew } from '../table/cells.tsx'
import { type ChangeText, changeTexts } from './change-text.ts'
import type { Entry } from './use-audit-list.ts'

const Details = styled('details', {
  '& summary': {
    display: 'flex',
    alignItems: { base: 'center', md: 'baseline' },
    gap: '2',
    minHeight: { base: 'touch', md: 'auto' },
    paddingBlock: { md: '2' },
    lineHeight: '1.4',
    cursor: 'pointer',
    color: 'mata',
    fontWeight: '600',
    listStyle: 'none',
    _before: { content: '"+"', width: '0.75rem', textAlign: 'center' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary::before': { content: '"−"' },
  '& dl': { display: 'grid', gap: '2', paddingBlock: '1', paddingInlineStart: '5' },
  '& dt': { textStyle: 'label', color: 'quiet' },
  '& dd': { overflowWrap: 'anywhere', margin: '0' },
})

/** What an entry says has changed: the names of the fields, and behind them each one before and after. */
export function Changes({ entry }: { entry: Entry }) {
  const list = changeTexts(entry)
  if (list.length === 0) return '—'
  const isUpdate = entry.action === 'UPDATE'
  return (
    <Details>
      <summary>
        {isUpdate ? texts.fieldList(list.map(({ title }) => title)) : texts.allFields(list.length)}
      </summary>
      <dl>
        {list.map((change) => (
          <div key={change.field}>
            <dt>{change.title}</dt>
            <dd>
              <Values change={change} action={entry.action} />
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}

/** What was made has only what came, what was deleted only what went. */
function Values({ change, action }: { change: ChangeText; action: Entry['action'] }) {
  const { before, after } = change
  if (action !== 'UPDATE') return before ?? after ?? <NoValue />
  return <OldAndNew before={before} after={after} />
}
