import { EmptyState as Chakra } from '@chakra-ui/react/empty-state'
import { messages } from '../../messages/site.ts'
import { Button } from '../button.tsx'
import type { EmptyStateProps, ErrorStateProps } from '../states.tsx'

interface QuietProps extends EmptyStateProps {
  /** Whether something else announces it. */
  isQuiet?: boolean
}

/**
 * Chakra's empty state, for account and dashboard; public pages, which do not load Chakra, use
 * `ui/states.tsx`.
 */
export function EmptyState({ text, children, role = 'status', isQuiet }: QuietProps) {
  return (
    <Chakra.Root>
      <Chakra.Content>
        <Chakra.Description role={isQuiet ? undefined : role}>{text}</Chakra.Description>
        {children}
      </Chakra.Content>
    </Chakra.Root>
  )
}

/** Load failure with a retry button. */
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
