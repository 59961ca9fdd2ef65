import { useApolloClient } from '@apollo/client/react'
import { hasCode, isNotFound, serverMessage } from '../../ask/errors.ts'
import { createdBefore, fieldMessages, type Messages } from '../../forms/checked-form.ts'
import { type BusinessForm_BusinessFragment, BusinessFormDocument } from '../../gql/dashboard/graphql.ts'
import { useCreateBusinessMutation, useUpdateBusinessMutation } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { createFields, createInput, fieldAtPath, updateInput } from './input.ts'
import { changedFields, type FormValues, noValues, toFormValues } from './values.ts'

/** The establishment of a form, as the server had it when it was read. */
export interface BusinessRecord {
  /** Null until the establishment exists, as are its slug and its version. */
  id: string | null
  slug: string | null
  version: number | null
  base: FormValues
}

/**
 * @param business null for a new one
 * @param start initial values of a new one
 */
export function toRecord(
  business: BusinessForm_BusinessFragment | null,
  start?: Partial<FormValues>,
): BusinessRecord {
  if (!business) return { id: null, slug: null, version: null, base: { ...noValues, ...start } }
  const { id, slug, version } = business
  return { id, slug, version, base: toFormValues(business) }
}

/** What became of an establishment that was sent. */
export type SaveOutcome =
  /**
   * It is on the server; or somebody else has saved since it was read, and this is what there is now; or an earlier
   * press has created it, with other content (create-once).
   */
  | { is: 'saved' | 'conflict' | 'exists'; business: BusinessForm_BusinessFragment }
  /** The server says what is wrong with single fields. */
  | { is: 'refused'; messages: Messages }
  | { is: 'failed'; message: string }

/**
 * @param requestKey of the form, for its create
 * @returns sends the values of a form; never throws, so that a failure loses no input
 */
export function useSaveBusiness(requestKey: string) {
  const client = useApolloClient()
  const [create] = useCreateBusinessMutation()
  const [update] = useUpdateBusinessMutation()

  async function send({ id, base, version }: BusinessRecord, values: FormValues, saveKey: string) {
    if (id === null) {
      const { data } = await create({ variables: { input: createInput(values), requestKey } })
      return data?.createBusiness
    }
    const input = { ...updateInput(base, values, version ?? 0), photosAction: 'APPEND' as const }
    const { data } = await update({ variables: { id, input, saveKey } })
    return data?.updateBusiness
  }

  /** What the server has now, whatever the cache holds. */
  async function readNow(id: string, is: 'conflict' | 'exists'): Promise<SaveOutcome> {
    try {
      const query = { query: BusinessFormDocument, variables: { id }, fetchPolicy: 'network-only' as const }
      const { data } = await client.query(query)
      return data?.business ? { is, business: data.business } : { is: 'failed', message: texts.gone }
    } catch {
      return { is: 'failed', message: texts.conflict.failed }
    }
  }

  return async (record: BusinessRecord, values: FormValues, saveKey: string): Promise<SaveOutcome> => {
    try {
      const business = await send(record, values, saveKey)
      return business ? { is: 'saved', business } : { is: 'failed', message: texts.saveFailed }
    } catch (error) {
      const existingId = createdBefore(error)
      if (existingId !== null) return readNow(existingId, 'exists')
      if (record.id !== null && hasCode(error, 'CONFLICT')) return readNow(record.id, 'conflict')
      if (record.id !== null && isNotFound(error)) return { is: 'failed', message: texts.gone }
      const sent = record.id === null ? createFields(values) : changedFields(record.base, values)
      const messages = Object.entries(fieldMessages(error)).map(([path, text]) => [
        fieldAtPath(path, sent),
        text,
      ])
      // A message about a field that the form lacks is shown for the whole form.
      if (messages.length > 0 && messages.every(([name]) => name))
        return { is: 'refused', messages: Object.fromEntries(messages) }
      return { is: 'failed', message: serverMessage(error) ?? texts.saveFailed }
    }
  }
}
