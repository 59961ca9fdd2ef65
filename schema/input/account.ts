import { z } from 'zod'
import { readsAsLink } from '../links/reads-as-link.ts'
import { requiredEmail, requiredPhone, typedEmail } from './contact.ts'
import { requiredText, uploads } from './rules.ts'

const missingPassword = 'Informe a senha.'

/** New password (passwords); its length counts code points. */
const chosenPassword = z.string(missingPassword).superRefine((text, check) => {
  const { length } = [...text]
  if (length === 0) check.addIssue(missingPassword)
  else if (length < 8) check.addIssue('A senha deve ter pelo menos 8 caracteres.')
  else if (length > 128) check.addIssue('A senha deve ter no máximo 128 caracteres.')
})

/** Password that is compared with the stored one. */
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

export const registerInput = z.object({ name, email: requiredEmail, phone, password: chosenPassword })

/** Sign-in: an invalid e-mail is treated like an unknown one; only a missing one is reported. */
export const loginInput = z.object({
  email: typedEmail,
  password: typedPassword,
  remember,
  recoveryCode,
})

/** Change of one's own account; absent fields stay unchanged. */
export const updateProfileInput = z.object({
  name: name.optional(),
  phone: phone.optional(),
  photo: uploads.nullish(),
})

export const changeEmailInput = z.object({ email: requiredEmail, password: typedPassword })

export const changePasswordInput = z.object({
  currentPassword: typedPassword,
  newPassword: chosenPassword,
  remember,
})

/** Request for a password reset link by mail. */
export const requestPasswordResetInput = z.object({ email: requiredEmail })

/** New password, with the token of the mailed link. */
export const resetPasswordInput = z.object({
  token: z.string('Abra o link que enviamos por e-mail.').max(200),
  newPassword: chosenPassword,
})

export const deleteAccountInput = z.object({ password: typedPassword })

export const inviteUserInput = z.object({ name, email: requiredEmail, role: z.enum(['user', 'admin']) })

/** Details that an invited person adds. */
export const acceptInvitationInput = z.object({
  token: z.string('Abra o link que enviamos por e-mail.').max(200),
  phone,
  password: chosenPassword,
})

/** Confirmation of the password; the recovery code is needed if the account has a passkey. */
export const confirmSignInInput = z.object({ password: typedPassword, recoveryCode })

const unreadable = 'A resposta da chave de acesso não pôde ser lida.'
const encoded = z.string(unreadable).max(20_000, unreadable)
const credential = {
  id: encoded.min(1, unreadable).max(1400, unreadable),
  rawId: encoded,
  type: z.literal('public-key', unreadable),
  clientExtensionResults: z.record(z.string(), z.unknown(), unreadable).default({}),
}

/** The part of a WebAuthn assertion that the server reads. */
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

export const passkeySignInInput = z.object({ response: signature, remember })

/** Confirmation with a passkey. */
export const passkeyResponseInput = z.object({ response: signature })

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

/** Name of a new passkey, checked before the browser creates it. */
export const passkeyNameInput = registerPasskeyInput.pick({ name: true })
