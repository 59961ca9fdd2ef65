import { z } from 'zod'
import { requiredEmail, requiredPhone, typedEmail } from './contact.ts'
import { requiredText, uploads } from './rules.ts'

const missingPassword = 'Informe a senha.'

/** A password that is being chosen (passwords); characters as people count them. */
const chosenPassword = z.string(missingPassword).superRefine((text, check) => {
  const { length } = [...text]
  if (length === 0) check.addIssue(missingPassword)
  else if (length < 8) check.addIssue('A senha deve ter pelo menos 8 caracteres.')
  else if (length > 128) check.addIssue('A senha deve ter no máximo 128 caracteres.')
})

/** A password that is only compared. */
const typedPassword = z
  .string(missingPassword)
  .min(1, missingPassword)
  .max(1000, 'A senha deve ter no máximo 1000 caracteres.')

const remember = z.boolean().default(false)

/**
 * What mail programs and chats make a link of: a scheme, `www.`, an address of numbers, or words joined by a dot.
 * Initials such as `J.R. Silva` are names.
 */
const readsAsLink = /:\/\/|\bwww\b|\d+(?:\.\d+){3}|[\p{L}\p{N}_-]{2,}[.。．｡]\p{L}{2,}|[.。．｡]\p{L}{2,}\//iu

const missingName = 'Informe o nome.'
const name = requiredText('o nome', 120, missingName).refine((text) => !readsAsLink.test(text), {
  message: 'O nome não pode conter um endereço da internet. Depois de um ponto, deixe um espaço.',
})
const phone = requiredPhone()

/** A new account. */
export const registerInput = z.object({ name, email: requiredEmail, phone, password: chosenPassword })

/** Signing in: what no account can be called is as wrong as an unknown one, so that only its absence is told. */
export const loginInput = z.object({ email: typedEmail, password: typedPassword, remember })

/** A change of one's own account; what is absent stays. */
export const updateProfileInput = z.object({
  name: name.optional(),
  phone: phone.optional(),
  photo: uploads.nullish(),
})

/** Another address. */
export const changeEmailInput = z.object({ email: requiredEmail, password: typedPassword })

/** Another password. */
export const changePasswordInput = z.object({
  currentPassword: typedPassword,
  newPassword: chosenPassword,
  remember,
})

/** A request for a link by mail. */
export const requestPasswordResetInput = z.object({ email: requiredEmail })

/** Another password, by the link. */
export const resetPasswordInput = z.object({
  token: z.string('Abra o link que enviamos por e-mail.').max(200),
  newPassword: chosenPassword,
})

/** The end of an account. */
export const deleteAccountInput = z.object({ password: typedPassword })

/** Who is invited to an account. */
export const inviteUserInput = z.object({ name, email: requiredEmail, role: z.enum(['user', 'admin']) })

/** What an invited person adds. */
export const acceptInvitationInput = z.object({
  token: z.string('Abra o link que enviamos por e-mail.').max(200),
  phone,
  password: chosenPassword,
})

/** The password, shown again. */
export const confirmSignInInput = z.object({ password: typedPassword })
