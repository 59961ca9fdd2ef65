import { plainText } from '../../../schema/excerpt.ts'
import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import type { Values } from './content.ts'

/** Warnings for an administrator before accepting a proposal (proposal-keys), with their GraphQL descriptions. */
export const warnings = {
  NAME: 'The name changes.',
  CONTACT: 'A phone, WhatsApp or e-mail address changes, by which people reach the establishment.',
  LINK: 'A link changes.',
  PLACE: 'The address or the point on the map changes.',
  DESCRIPTION_NUMBER: 'The description would contain a new phone number.',
  DESCRIPTION_LINK: 'The description would contain a new link.',
  DESCRIPTION_PIX: 'The description would contain a new Pix key.',
  WEEK_CLOSED: 'It would be closed on all seven days.',
  CLOSED: 'It would be closed permanently and leave all lists.',
} as const

export type ProposalWarning = keyof typeof warnings

const byTopic: Partial<Record<ProposalTopicName, ProposalWarning>> = {
  NAME: 'NAME',
  PHONE: 'CONTACT',
  WHATSAPP: 'CONTACT',
  EMAIL: 'CONTACT',
  SITE: 'LINK',
  LINKS: 'LINK',
  ADDRESS: 'PLACE',
  CLOSED: 'CLOSED',
}

/**
 * @param seen the values before, by field
 * @param proposed null for a mere report, which changes nothing
 * @param current all fields of the establishment; empty if it is deleted
 */
export function proposalWarnings(
  topic: ProposalTopicName,
  seen: Values,
  proposed: Values | null,
  current: Values,
): ProposalWarning[] {
  if (!proposed) return []
  const found = [
    byTopic[topic],
    ...(topic === 'DESCRIPTION'
      ? descriptionWarnings(seen.description ?? '', proposed.description ?? '')
      : []),
    topic === 'ATTRIBUTES' && hasLink(proposed) && ('LINK' as const),
    topic === 'HOURS' &&
      isWeekClosed({ ...weekHours(current), ...weekHours(proposed) }) &&
      ('WEEK_CLOSED' as const),
  ]
  return found.filter((each) => each !== undefined && each !== false)
}

/** Whether accepting it needs a second key press. */
export const needsSecondKey = (topic: ProposalTopicName, found: readonly ProposalWarning[]) =>
  proposalTopics[topic].needsSecondKey || found.length > 0

const hasLink = (values: Values) =>
  Object.values(values).some((value) => typeof value === 'string' && /^https?:/.test(value))

const weekHours = (values: Values) =>
  Object.fromEntries(
    proposalTopics.HOURS.fields.flatMap((day) => (day in values ? [[day, values[day]]] : [])),
  )

const isWeekClosed = (week: Record<string, unknown>) =>
  proposalTopics.HOURS.fields.every((day) => week[day] === 'fechado')

const patterns = {
  DESCRIPTION_LINK: /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|br|net|org|me|link|app)\b\S*/gi,
  DESCRIPTION_NUMBER: /\d[\d\s().-]{6,}\d/g,
  DESCRIPTION_PIX: /\bpix\b/gi,
} as const

function descriptionWarnings(before: string, after: string): ProposalWarning[] {
  const names = Object.keys(patterns) as (keyof typeof patterns)[]
  return names.filter((name) => {
    const known = new Set(matches(before, patterns[name]))
    return matches(after, patterns[name]).some((text) => !known.has(text))
  })
}

/** Searches the text and the URLs of its links. */
function matches(html: string, pattern: RegExp): string[] {
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
  const texts = [plainText(html), ...addresses]
  return texts.flatMap((text) => text.match(pattern) ?? []).map((text) => text.replace(/\s/g, ''))
}
