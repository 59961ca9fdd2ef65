import { EmptyState } from '@chakra-ui/react/empty-state'
import type { ReactNode } from 'react'

/** Where a list of the dashboard has nothing to show: one sentence, and what can be done about it. */
export function ListEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Description role="status">{text}</EmptyState.Description>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  )
}
