import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { messages } from '../../messages/site.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What there is to choose from could not be loaded. */
export function OptionsFailure({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <Notice tone="error">
      {businessListMessages.loadFailed}
      <Button look="outline" onClick={() => retry().catch(() => undefined)}>
        {messages.tryAgain}
      </Button>
    </Notice>
  )
}
