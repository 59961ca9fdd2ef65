import type { ProposalInput, ProposalTopic } from '../../ask/schema-types.generated.ts'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import type { CorrectionQuery } from './page.generated.ts'

export type CorrectedBusiness = NonNullable<CorrectionQuery['business']>

/** Fields of the form by topic. */
export const fieldsOfTopic = {
  PHONE: ['phone'],
  WHATSAPP: ['whatsapp'],
  SITE: ['site'],
  NAME: ['name'],
  ADDRESS: ['street', 'number', 'zipCode'],
  HOURS: [
    'mondayHours',
    'tuesdayHours',
    'wednesdayHours',
    'thursdayHours',
    'fridayHours',
    'saturdayHours',
    'sundayHours',
  ],
} as const satisfies Partial<Record<ProposalTopic, readonly string[]>>

const addressFields: readonly string[] = fieldsOfTopic.ADDRESS

/** The profile's value of a field, as its input shows it. */
export function currentText(business: CorrectedBusiness, field: string): string {
  const source: Readonly<Record<string, unknown>> = addressFields.includes(field)
    ? business.address
    : business
  return String(source[field] ?? '')
}

/**
 * Parses the posted form: the selected topic's fields that differ from the profile.
 *
 * @param now Unix time in milliseconds
 */
export function readCorrection(form: FormData, business: CorrectedBusiness, now = Date.now()): ProposalInput {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const topic = text('topic')
  const names: readonly string[] =
    topic in fieldsOfTopic ? fieldsOfTopic[topic as keyof typeof fieldsOfTopic] : []
  const changed = names.filter((name) => text(name) !== '' && text(name) !== currentText(business, name))
  const values = Object.fromEntries(changed.map((name) => [name, text(name)]))
  const hasValues = changed.length > 0
  const openedAt = Number(text('openedAt'))
  return {
    topics: topic in correctionMessages.chips ? [topic as ProposalTopic] : [],
    ...(hasValues && { values: topic === 'ADDRESS' ? { address: values } : values }),
    ...(topic === 'PHOTOS' && { photoIds: form.getAll('photo').map(String) }),
    note: text('note') || null,
    email: text('email') || null,
    nickname: text('nickname'),
    ...(openedAt > 0 && { seconds: Math.max(0, (now - openedAt) / 1000) }),
  }
}
