import { z } from 'zod'
import { requiredPhone } from './contact.ts'
import { requiredText, uploads } from './rules.ts'

/** What the column holds. */
const longestEmail = 254
const missingEmail = 'Informe o e-mail.'
const missingPassword = 'Informe a senha.'

/** One spelling for each address, however it is typed. */
const normalised = (text: string) => text.toWellFormed().trim().toLowerCase().normalize('NFC')

/** Letters of every alphabet: `joão@exemplo.com.br` is an address. */
const emailPattern = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

const typedEmail = z
  .string(missingEmail)
  .transform(normalised)
  .pipe(
    z
      .string()
      .min(1, missingEmail)
      .max(longestEmail, `O e-mail deve ter no máximo ${longestEmail} caracteres.`),
  )

/** The address of an account. */
const email = typedEmail.pipe(z.string().regex(emailPattern, 'Informe um e-mail válido.'))

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
export const registerInput = z.object({ name, email, phone, password: chosenPassword })

/** Signing in: what no account can be called is as wrong as an unknown one, so that only its absence is told. */
export const loginInput = z.object({ email: typedEmail, password: typedPassword, remember })

/** A change of one's own account; what is absent stays. */
export const updateProfileInput = z.object({
  name: name.optional(),
  phone: phone.optional(),
  photo: uploads.nullish(),
})

/** Another address. */
export const changeEmailInput = z.object({ email, password: typedPassword })

/** Another password. */
export const changePasswordInput = z.object({
  currentPassword: typedPassword,
  newPassword: chosenPassword,
  remember,
})

/** A request for a link by mail. */
export const requestPasswordResetInput = z.object({ email })

/** Another password, by the link. */
export const resetPasswordInput = z.object({
  token: z.string('Abra o link que enviamos por e-mail.').max(200),
  newPassword: chosenPassword,
})

/** The end of an account. */
export const deleteAccountInput = z.object({ password: typedPassword })
