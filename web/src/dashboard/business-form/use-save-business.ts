import { CombinedGraphQLErrors } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createdBefore, fieldMessages, isNotFound, serverMessage } from '../../apollo/refusals.ts'
import { type BusinessForm_BusinessFragment, BusinessFormDocument } from '../../gql/dashboard/graphql.ts'
import { useCreateBusinessMutation, useUpdateBusinessMutation } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import type { Conflict } from './conflict-dialog.tsx'
import type { FormState } from './form-state.ts'
import { createInput, type FieldErrors, fieldOf, updateInput } from './input.ts'
import { valuesOf } from './values.ts'

/** What became of an establishment that was sent. */
export type SaveOutcome =
  | { is: 'saved'; business: BusinessForm_BusinessFragment }
  /** The server says what is wrong with single fields. */
  | { is: 'refused'; errors: FieldErrors }
  /** Somebody else has saved since it was read. */
  | { is: 'conflict'; conflict: Conflict }
  /** An earlier press has created it, with other content (create-once). */
  | { is: 'exists'; business: BusinessForm_BusinessFragment }
  | { is: 'failed'; message: string }

/**
 * @param requestKey of the form, for its create
 * @returns how to send what stands in a form; it never throws, so that nothing typed can be lost by a failure
 */
export function useSaveBusiness(requestKey: string): (state: FormState) => Promise<SaveOutcome> {
  const client = useApolloClient()
  const [create] = useCreateBusinessMutation()
  const [update] = useUpdateBusinessMutation()

  async function send({ id, base, values, version }: FormState) {
    if (id === null) {
      const { data } = await create({ variables: { input: createInput(values), requestKey } })
      return data?.createBusiness
    }
    const input = { ...updateInput(base, values, version ?? 0), photosAction: 'APPEND' as const }
    const { data } = await update({ variables: { id, input } })
    return data?.updateBusiness
  }

  /** What the server has now, whatever the cache holds. */
  async function readSaved(
    id: string,
    outcomeOf: (business: BusinessForm_BusinessFragment) => SaveOutcome,
  ): Promise<SaveOutcome> {
    try {
      const query = { query: BusinessFormDocument, variables: { id }, fetchPolicy: 'network-only' as const }
      const { data } = await client.query(query)
      return data?.business ? outcomeOf(data.business) : { is: 'failed', message: texts.gone }
    } catch {
      return { is: 'failed', message: texts.conflict.failed }
    }
  }

  return async (state) => {
    try {
      const business = await send(state)
      return business ? { is: 'saved', business } : { is: 'failed', message: texts.saveFailed }
    } catch (error) {
      const existingId = createdBefore(error)
      if (existingId !== null) return readSaved(existingId, (business) => ({ is: 'exists', business }))
      if (state.id !== null && isConflict(error)) return readSaved(state.id, conflictWith)
      if (state.id !== null && isNotFound(error)) return { is: 'failed', message: texts.gone }
      const errors = errorsOf(error)
      if (Object.keys(errors).length > 0) return { is: 'refused', errors }
      return { is: 'failed', message: serverMessage(error) ?? texts.saveFailed }
    }
  }
}

function conflictWith(business: BusinessForm_BusinessFragment): SaveOutcome {
  return { is: 'conflict', conflict: { theirs: valuesOf(business), version: business.version } }
}

/** What the server says of fields that the form has; what it says of others is a failure of the whole. */
function errorsOf(error: unknown): FieldErrors {
  const messages = Object.entries(fieldMessages(error)).map(([path, message]) => [fieldOf(path), message])
  return messages.every(([name]) => name) ? (Object.fromEntries(messages) as FieldErrors) : {}
}

function isConflict(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')
  )
}
