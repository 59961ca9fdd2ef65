import { ServerError } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { progressFetch } from '../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../apollo/upload-link.ts'
import { hasReason, serverMessage } from '../../ask/errors.ts'
import { ImportBusinessesDocument, type ImportBusinessesMutation } from '../../gql/dashboard/graphql.ts'
import { businessImportMessages as texts } from '../../messages/dashboard/files/business-import.ts'
import { forgetImported } from './forget-imported.ts'

export type Report = ImportBusinessesMutation['importBusinesses']

/** State of the import. The report of `checked` belongs to the current file and options. */
export type Phase =
  | { is: 'choosing' }
  /** `sent` is the upload progress from 0 to 1; at 1 the server is processing. */
  | { is: 'checking'; sent: number }
  | { is: 'importing'; sent: number }
  | { is: 'checked'; report: Report }
  | { is: 'imported'; report: Report }
  /** The file is a foreign source, because of its titles or by choice. */
  | { is: 'source'; reason: string | null }

/** Steps of an import: only what was checked unchanged is imported. */
export function useImport() {
  const client = useApolloClient()
  const [phase, setPhase] = useState<Phase>({ is: 'choosing' })
  const [file, setFile] = useState<File | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const [create, setCreate] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)

  async function send(is: 'checking' | 'importing'): Promise<Report> {
    setFailure(null)
    setPhase({ is, sent: 0 })
    running.current = new AbortController()
    const fetchOptions: SendOptions = {
      send: progressFetch((sent) => setPhase({ is, sent })),
      signal: running.current.signal,
    }
    const { data } = await client.mutate({
      mutation: ImportBusinessesDocument,
      variables: { file: file as File, photos: zip, dryRun: is === 'checking', create },
      context: { fetchOptions },
    })
    if (!data) throw new Error('no report')
    return data.importBusinesses
  }

  async function check() {
    try {
      setPhase({ is: 'checked', report: await send('checking') })
    } catch (error) {
      if (hasReason(error, 'FOREIGN_TABLE')) {
        setPhase({ is: 'source', reason: serverMessage(error) })
        return
      }
      setPhase({ is: 'choosing' })
      if (!running.current?.signal.aborted) setFailure(serverMessage(error) ?? texts.checkFailed)
    }
  }

  async function importIt() {
    try {
      const report = await send('importing')
      forgetImported(client.cache, report.createdPlaces.length > 0)
      setPhase({ is: 'imported', report })
    } catch (error) {
      // The check may be outdated.
      setPhase({ is: 'choosing' })
      const isAnswered = serverMessage(error) !== null || ServerError.is(error)
      setFailure(serverMessage(error) ?? (isAnswered ? texts.importFailed : texts.importUnknown))
    }
  }

  /** Discards the report after a change of file or options. */
  function begin(change: () => void) {
    change()
    setFailure(null)
    setPhase({ is: 'choosing' })
  }

  return {
    phase,
    file,
    zip,
    /** Whether to create unknown places. */
    create,
    failure,
    check,
    importIt,
    choose: (next: File | null) => begin(() => setFile(next)),
    chooseZip: (next: File | null) => (phase.is === 'source' ? setZip(next) : begin(() => setZip(next))),
    setCreate: (next: boolean) => begin(() => setCreate(next)),
    openSource: () => setPhase({ is: 'source', reason: null }),
    /** Cancels a check. */
    stop: () => running.current?.abort(),
  }
}

export type Import = ReturnType<typeof useImport>
