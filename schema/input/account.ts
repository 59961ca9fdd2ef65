import { z } from 'zod'
import { readsAsLink } from '../links/reads-as-link.ts'
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

const recoveryCode = z.string().max(100, 'O código deve ter no máximo 100 caracteres.').nullish()

const remember = z.boolean().default(false)

const missingName = 'Informe o nome.'
const name = requiredText('o nome', 120, missingName).refine((text) => !readsAsLink(text), {
  message: 'O nome não pode conter um endereço da internet. Depois de um ponto, deixe um espaço.',
})
const phone = requiredPhone()

/** A new account. */
export const registerInput = z.object({ name, email: requiredEmail, phone, password: chosenPassword })

/** Sign-in: an invalid e-mail is treated like an unknown one; only a missing one is reported. */
export const loginInput = z.object({
  email: typedEmail,
  password: typedPassword,
  remember,
  recoveryCode,
})

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

/** The password, shown again; with a recovery code where the account has a passkey. */
export const confirmSignInInput = z.object({ password: typedPassword, recoveryCode })

const unreadable = 'A resposta da chave de acesso não pôde ser lida.'
const encoded = z.string(unreadable).max(20_000, unreadable)
const credential = {
  id: encoded.min(1, unreadable).max(1400, unreadable),
  rawId: encoded,
  type: z.literal('public-key', unreadable),
  clientExtensionResults: z.record(z.string(), z.unknown(), unreadable).default({}),
}

/** What a browser answers for a sign-in with a passkey, as far as the server reads it. */
const signature = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded },
      unreadable,
    ),
  },
  unreadable,
)

/** A sign-in with a passkey. */
export const passkeySignInInput = z.object({ response: signature, remember })

/** A passkey, shown again. */
export const passkeyResponseInput = z.object({ response: signature })

/** A passkey that was made. */
export const registerPasskeyInput = z.object({
  name: requiredText('o nome da chave', 60, 'Dê um nome à chave.'),
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: encoded,
          attestationObject: encoded,
          transports: z.array(z.string().max(20)).max(10).optional().catch(undefined),
        },
        unreadable,
      ),
    },
    unreadable,
  ),
})

/** What a new passkey is called, before it is made. */
export const passkeyNameInput = registerPasskeyInput.pick({ name: true })
