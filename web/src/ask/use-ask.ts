import { useEffect, useState } from 'react'
import { ask, type PageDocument } from './ask.ts'

interface Asked<TData> {
  /** Undefined while it loads. */
  data: TData | undefined
  error: unknown
}

const nothing: Asked<never> = { data: undefined, error: undefined }

/**
 * Asks for what depends on the visitor's input, in the browser only. What belongs to an address is the loader's.
 *
 * @param variables null to ask for nothing
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
