import { z } from 'zod'
import { completeLink, type LinkKind, linkText } from '../link.ts'
import { phoneDigits } from '../phone.ts'
import { youtubeId } from '../youtube.ts'
import { optionalText } from './rules.ts'

/** Digits of a phone with its area code, or of a 0800 or 4004 number (phones). */
const phonePattern = /^(?:[1-9][1-9]\d{8,9}|0[38]00\d{6,7}|(?:300\d|400\d|4020)\d{4})$/

const phoneMessage = 'Informe um telefone com DDD: 10 ou 11 dígitos.'

/**
 * A phone that must be there, as people type it.
 * @param missing said when it is absent or blank
 */
export function requiredPhone(missing = 'Informe o telefone.') {
  return z
    .string(missing)
    .transform(phoneDigits)
    .pipe(z.string().min(1, missing).regex(phonePattern, phoneMessage))
}

/** A phone that may be absent; blank is null. */
export const optionalPhone = z
  .string()
  .transform(phoneDigits)
  .pipe(z.union([z.literal(''), z.string().regex(phonePattern, phoneMessage)], phoneMessage))
  .transform((digits) => digits || null)
  .nullable()

const longestLink = 255
const linkTooLong = `O endereço deve ter no máximo ${longestLink} caracteres.`
const wrongScheme = 'Informe um endereço que comece com http:// ou https://.'
const unreadable = {
  site: 'Informe um endereço válido, como https://www.exemplo.com.br.',
  profile: 'Informe um endereço válido ou o nome do perfil, como @exemplo.',
}
const noVideo = 'Informe o endereço de um vídeo do YouTube, como https://www.youtube.com/watch?v=…'

/** A link that may be absent: a bare profile name or domain is completed; blank is null. */
export function optionalLink(kind: LinkKind) {
  return optionalText('o endereço', 2000).transform((text, check) => {
    if (text === null) return null
    const link = completeLink(text, kind)
    if (link instanceof URL) {
      const address = linkText(link)
      if (address.length > longestLink) check.addIssue(linkTooLong)
      return address
    }
    check.addIssue(link === 'scheme' ? wrongScheme : unreadable[kind === 'site' ? 'site' : 'profile'])
    return z.NEVER
  })
}

/** The address of a video on YouTube, in its one stored form; blank is null. */
export const optionalVideo = optionalText('o endereço', 2000).transform((text, check) => {
  if (text === null) return null
  const link = completeLink(text, 'site')
  const id = link instanceof URL ? youtubeId(link.href) : null
  if (id) return `https://www.youtube.com/watch?v=${id}`
  check.addIssue(link === 'scheme' ? wrongScheme : noVideo)
  return z.NEVER
})
