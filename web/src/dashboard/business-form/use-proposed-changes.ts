import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  type ProposalTopicName,
  proposalTopicNames,
  proposalTopics,
} from '../../../../schema/proposals/topics.ts'
import { serverMessage } from '../../ask/errors.ts'
import { fieldMessages, showMessages, useFormAnswer } from '../../forms/checked-form.ts'
import type { BusinessForm_BusinessFragment, ProposalInput } from '../../gql/dashboard/graphql.ts'
import { useSubcategories } from './facts-section.tsx'
import { type CheckContext, checkBusiness, fieldAtPath, proposedFields, proposedInput } from './input.ts'
import {
  answerNames,
  type BusinessValues,
  type FieldName,
  fieldNames,
  isAnswerName,
  toFormValues,
} from './values.ts'

/** What the API calls what an establishment refers to. */
const references: Partial<Record<FieldName, string>> = {
  city: 'cityId',
  neighborhood: 'neighborhoodId',
  categories: 'categoryIds',
  subcategories: 'subcategoryIds',
  areas: 'areaCityIds',
}

/** The topic that a field belongs to. */
function topicOf(name: FieldName): ProposalTopicName | undefined {
  if (isAnswerName(name)) return 'ATTRIBUTES'
  const apiName = references[name] ?? name
  return proposalTopicNames.find((topic) =>
    (proposalTopics[topic].fields as readonly string[]).includes(apiName),
  )
}

/**
 * The form of an establishment for somebody who proposes changes of it: its fields and rules, and no save.
 *
 * @param send sends what differs; it throws what the server refused it with
 * @param failed shown when the server sent no message of its own
 */
export function useProposedChanges(
  business: BusinessForm_BusinessFragment,
  send: (changes: Pick<ProposalInput, 'topics' | 'values'>) => Promise<unknown>,
  failed: string,
) {
  const [base] = useState(() => toFormValues(business))
  const subcategoryRequired = useRef(false)
  const form = useForm<BusinessValues, CheckContext>({
    defaultValues: base,
    resolver: checkBusiness,
    context: { base, subcategoryRequired },
  })
  useState(() => fieldNames.map((name) => form.register(name)))
  const subcategories = useSubcategories(useWatch({ control: form.control, name: 'categories' }))
  subcategoryRequired.current = subcategories.isRequired
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isChanged = useFormAnswer(form, (values) => proposedFields(base, values).length > 0)

  async function sendChanges(values: BusinessValues) {
    const sent = proposedFields(base, values)
    const topics = sent.map(topicOf)
    setIsSending(true)
    try {
      await send({
        topics: [...new Set(topics.filter((topic) => topic !== undefined))],
        values: proposedInput(base, values),
      })
    } catch (error) {
      const messages = Object.entries(fieldMessages(error)).map(
        ([path, text]) => [fieldAtPath(path.replace(/^values\./, ''), sent), text] as const,
      )
      // A message about a field that the form lacks is shown for the whole form.
      const isShown = messages.length > 0 && messages.every(([name]) => name)
      const names = [...fieldNames, ...answerNames(values)]
      if (isShown) showMessages(form, names, Object.fromEntries(messages))
      else setFailure(messages[0]?.[1] ?? serverMessage(error) ?? failed)
    } finally {
      setIsSending(false)
    }
  }

  async function submit() {
    if (isSending) return
    setFailure(null)
    await form.handleSubmit(sendChanges)()
  }
  return { form, base, subcategories, isChanged, isSending, failure, setFailure, submit }
}
