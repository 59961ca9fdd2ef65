import { useState } from 'react'
import { progressFetch } from '../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../apollo/upload-link.ts'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'

/** How much of a file has been sent: `context` is the mutation's, `progress` a text until the server works, then another. */
export function useSending() {
  const [sent, setSent] = useState(0)
  const fetchOptions: SendOptions = { send: progressFetch(setSent) }
  const progress = (text: string) =>
    sent < 1 ? businessImportMessages.sending(Math.floor(sent * 100)) : text
  return { begin: () => setSent(0), progress, context: { fetchOptions } }
}
