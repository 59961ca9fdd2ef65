import { z } from 'zod'
import { readPhone } from '../phone.ts'
import { withoutUnseen } from '../text.ts'
import { textOrNull } from './rules.ts'

export const missingPhone = 'Informe o telefone.'

/** Normalizes a phone number to digits (phones). */
const phone = z.string().transform((text, check) => {
  const { digits, problem } = readPhone(text)
  if (digits !== undefined) return digits
  check.addIssue(problem)
  return z.NEVER
})

/** Empties a text without letters or digits, such as a mask's empty brackets. */
const blankIsEmpty = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? text : '')

/**
 * Required phone number, as people type it.
 * @param missing message if it is absent or blank
 */
export function requiredPhone(missing = missingPhone) {
  return z.string(missing).transform(blankIsEmpty).pipe(z.string().min(1, missing).pipe(phone))
}

/** Optional phone number; blank is null. */
export const optionalPhone = textOrNull(blankIsEmpty, phone)

/** Optional WhatsApp number, which must have an area code; blank is null. */
export const optionalWhatsapp = textOrNull(
  blankIsEmpty,
  phone.refine((digits) => digits.length >= 10 && !digits.startsWith('0'), {
    error: 'Informe um número de WhatsApp com DDD: 10 ou 11 dígitos.',
  }),
)

/** Length of the columns. */
const longestEmail = 254
const missingEmail = 'Informe o e-mail.'

/** Canonical spelling of an address; an international domain becomes ASCII, as browsers send it. */
function normalised(text: string): string {
  const address = withoutUnseen(text).trim().toLowerCase().normalize('NFC')
  const domainAt = address.lastIndexOf('@') + 1
  return address.slice(0, domainAt) + asciiDomain(address.slice(domainAt))
}

function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Allows letters of every alphabet: `joão@exemplo.com.br` is valid. */
const emailPattern = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** E-mail as typed at sign-in, whose format is not checked. */
export const typedEmail = z
  .string(missingEmail)
  .transform(normalised)
  .pipe(
    z
      .string()
      .min(1, missingEmail)
      .max(longestEmail, `O e-mail deve ter no máximo ${longestEmail} caracteres.`),
  )

export const requiredEmail = typedEmail.pipe(z.string().regex(emailPattern, 'Informe um e-mail válido.'))
