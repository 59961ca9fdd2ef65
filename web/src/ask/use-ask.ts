import { useEffect, useState } from 'react'
import { ask, type PageDocument } from './ask.ts'

interface Asked<TData> {
  /** Undefined while loading. */
  data: TData | undefined
  error: unknown
}

const nothing: Asked<never> = { data: undefined, error: undefined }

/**
 * Queries data that depends on the visitor's input, in the browser only. Data of a URL belongs in a loader.
 *
 * @param variables null to skip the query
 */
export function useAsk<TData, TVariables>(
  document: PageDocument<TData, TVariables>,
  variables: NoInfer<TVariables> | null,
): Asked<TData> {
  const key = variables && JSON.stringify(variables)
  const [asked, setAsked] = useState<Asked<TData> & { key: string | null }>({ ...nothing, key: null })
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    ask(document, JSON.parse(key)).then(
      (data) => isCurrent && setAsked({ key, data, error: undefined }),
      (error: unknown) => isCurrent && setAsked({ key, data: undefined, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [document, key])
  return asked.key === key ? asked : nothing
}
