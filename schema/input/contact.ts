import { z } from 'zod'
import { phoneDigits } from '../phone.ts'
import { textOrNull, withoutUnseen } from './rules.ts'

/** Digits of a phone with its area code, or of a 0800 or 4004 number (phones). */
const phonePattern = /^(?:[1-9][1-9]\d{8,9}|0[38]00\d{6,7}|(?:300\d|400\d|4020)\d{4})$/

const phoneMessage = 'Informe um telefone com DDD: 10 ou 11 dígitos.'

/** Said of a phone that is absent or blank. */
export const missingPhone = 'Informe o telefone.'

/**
 * A phone that must be there, as people type it.
 * @param missing said when it is absent or blank
 */
export function requiredPhone(missing = missingPhone) {
  return z
    .string(missing)
    .transform(phoneDigits)
    .pipe(z.string().min(1, missing).regex(phonePattern, phoneMessage))
}

/** A phone that may be absent; blank is null. */
export const optionalPhone = textOrNull(phoneDigits, z.string().regex(phonePattern, phoneMessage))

/** What the columns hold. */
const longestEmail = 254
const missingEmail = 'Informe o e-mail.'

/** One spelling for each address, however it is typed: of an international domain the ASCII one, as browsers send it. */
function normalised(text: string): string {
  const address = withoutUnseen(text).toWellFormed().trim().toLowerCase().normalize('NFC')
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
