import { chakra } from '@chakra-ui/react/styled-system'
import { businessImportMessages as texts } from '../../messages/dashboard/business-import.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import type { Import } from './use-import.ts'

const Steps = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      '& > button': { flex: { base: '1 1 100%', sm: '0 0 auto' } },
      '& > button[aria-busy=true]': { cursor: 'progress' },
      '& > p': { textStyle: 'small', color: 'quiet', flex: '1 1 16rem' },
    },
  }),
)

/** What comes next: checking the file, waiting for it, importing it. */
export function ImportSteps({ work, onCheck }: { work: Import; onCheck: () => void }) {
  const { phase, stop, importIt } = work
  if (phase.is === 'imported') return null
  if (phase.is === 'checked') {
    const total = phase.report.created + phase.report.updated
    return (
      <Steps>
        {total > 0 ? (
          <>
            <Button onClick={importIt}>{texts.importIt(total)}</Button>
            <p>{texts.report.nothingWritten}</p>
          </>
        ) : (
          <p>{texts.report.nothing}</p>
        )}
      </Steps>
    )
  }
  if (phase.is === 'choosing') {
    return (
      <Steps>
        <Button onClick={onCheck}>{texts.check}</Button>
      </Steps>
    )
  }
  const isImporting = phase.is === 'importing'
  const busy = isImporting ? texts.importing : texts.checking
  return (
    <Steps>
      <Button aria-busy="true" aria-disabled="true">
        <span role="status">{phase.sent < 1 ? texts.sending(Math.floor(phase.sent * 100)) : busy}</span>
      </Button>
      {isImporting ? (
        <p>{texts.importingHint}</p>
      ) : (
        <Button look="outline" onClick={stop}>
          {texts.stop}
        </Button>
      )}
    </Steps>
  )
}
