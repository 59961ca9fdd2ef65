import { z } from 'zod'
import { readPhone } from '../phone.ts'
import { withoutUnseen } from '../text.ts'
import { textOrNull } from './rules.ts'

/** Said of a phone that is absent or blank. */
export const missingPhone = 'Informe o telefone.'

/** Digits of the phone in a text (phones). */
const phone = z.string().transform((text, check) => {
  const { digits, problem } = readPhone(text)
  if (digits !== undefined) return digits
  check.addIssue(problem)
  return z.NEVER
})

/** Nothing of a text without a letter or digit, such as the empty brackets of a mask. */
const blankIsEmpty = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? text : '')

/**
 * A phone that must be there, as people type it.
 * @param missing said when it is absent or blank
 */
export function requiredPhone(missing = missingPhone) {
  return z.string(missing).transform(blankIsEmpty).pipe(z.string().min(1, missing).pipe(phone))
}

/** A phone that may be absent; blank is null. */
export const optionalPhone = textOrNull(blankIsEmpty, phone)

/** A number of WhatsApp, which has an area code; blank is null. */
export const optionalWhatsapp = textOrNull(
  blankIsEmpty,
  phone.refine((digits) => digits.length >= 10 && !digits.startsWith('0'), {
    error: 'Informe um número de WhatsApp com DDD: 10 ou 11 dígitos.',
  }),
)

/** What the columns hold. */
const longestEmail = 254
const missingEmail = 'Informe o e-mail.'

/** One spelling for each address, however it is typed: of an international domain the ASCII one, as browsers send it. */
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

/** Letters of every alphabet: `joão@exemplo.com.br` is an address. */
const emailPattern = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** What is typed for the address of an account, of any form. */
export const typedEmail = z
  .string(missingEmail)
  .transform(normalised)
  .pipe(
    z
      .string()
      .min(1, missingEmail)
      .max(longestEmail, `O e-mail deve ter no máximo ${longestEmail} caracteres.`),
  )

/** An e-mail address that must be there. */
export const requiredEmail = typedEmail.pipe(z.string().regex(emailPattern, 'Informe um e-mail válido.'))
