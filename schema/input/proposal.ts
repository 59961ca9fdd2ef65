import { z } from 'zod'
import { deprecatedTopics, isDeprecatedTopic } from '../attributes/deprecated-names.ts'
import { proposalLimits, proposalTopicNames } from '../proposals/topics.ts'
import { hasLoneSurrogate, tidyLine } from '../text.ts'
import { updateBusinessInput } from './business.ts'
import { requiredEmail } from './contact.ts'
import { textOrNull, unreadable } from './rules.ts'

/** Multi-line plain text, each line tidied; blank is null. */
export const lines = (label: string, most: number) =>
  z
    .string()
    .max(4 * most, `${label} deve ter no máximo ${most} caracteres.`)
    .refine((text) => !hasLoneSurrogate(text), unreadable)
    .transform((text) =>
      text
        .split(/\r\n|\r|\n/)
        .map(tidyLine)
        .join('\n')
        .trim(),
    )
    .pipe(z.string().max(most, `${label} deve ter no máximo ${most} caracteres.`))
    .transform((text) => text || null)
    .nullable()

/** Claims have a flow of their own. */
const topic = z
  .enum(proposalTopicNames)
  .exclude(['CLAIM'])
  .transform((name) => (isDeprecatedTopic(name) ? deprecatedTopics[name] : name))

const topics = z
  .array(topic)
  .min(1, 'Escolha o que está errado.')
  .transform((names) => [...new Set(names)])

/** Proposed values: an absent field is not proposed, null clears it. */
const proposedValues = updateBusinessInput.omit({
  state: true,
  reopensOn: true,
  ownerId: true,
  version: true,
  photos: true,
  photosAction: true,
})

export const proposalInput = z
  .object({
    topics,
    values: proposedValues.nullish().transform((values) => values ?? {}),
    photoIds: z
      .array(z.string())
      .max(15, 'Escolha no máximo 15 fotos.')
      .nullish()
      .transform((ids) => ids ?? []),
    note: lines('A observação', proposalLimits.note).optional(),
    email: textOrNull(tidyLine, requiredEmail).optional(),
    // Honeypot, hidden from people. A browser's autofill may fill it, so the message asks to clear it.
    nickname: z.string().max(0, 'Deixe o campo “apelido” em branco.').nullish(),
    seconds: z.number().min(3, 'Confira os dados e envie de novo.').nullish(),
  })
  .superRefine(({ topics, note }, check) => {
    if (topics.includes('OTHER') && !note)
      check.addIssue({ code: 'custom', path: ['note'], message: 'Escreva o que está errado.' })
  })

/** Reason for refusing a proposal, shown to its senders. */
export const refusalInput = z.looseObject({
  reason: lines('O motivo', proposalLimits.reason).pipe(z.string('Informe o motivo.')),
})
