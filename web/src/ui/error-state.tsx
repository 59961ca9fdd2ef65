import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  /** The whole sentence. */
  text: string
  retry?: () => void
}

/** What could not be loaded, with a way to try again. */
export function ErrorState({ text, retry }: ErrorStateProps) {
  return (
    <EmptyState text={text} role="alert">
      {retry && (
        <Button look="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </EmptyState>
  )
}
