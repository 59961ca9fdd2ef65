import { z } from 'zod'
import { completeLink, type LinkKind, linkText } from '../links/link.ts'
import { youtubeId } from '../links/youtube.ts'
import { optionalText } from './rules.ts'

const longest = 255
const tooLong = `O endereço deve ter no máximo ${longest} caracteres.`
const wrongScheme = 'Informe um endereço que comece com http:// ou https://.'
const unreadable = {
  site: 'Informe um endereço válido, como https://www.exemplo.com.br.',
  profile: 'Informe um endereço válido ou o nome do perfil, como @exemplo.',
}
const noVideo = 'Informe o endereço de um vídeo do YouTube, como https://www.youtube.com/watch?v=…'

/** Optional link; a bare profile name or domain is completed, blank is null. */
export function optionalLink(kind: LinkKind) {
  return optionalText('o endereço', 2000).transform((text, check) => {
    if (text === null) return null
    const link = completeLink(text, kind)
    if (link instanceof URL) {
      const address = linkText(link)
      if (address.length > longest) check.addIssue(tooLong)
      return address
    }
    check.addIssue(link === 'scheme' ? wrongScheme : unreadable[kind === 'site' ? 'site' : 'profile'])
    return z.NEVER
  })
}

/** YouTube link, normalized to its canonical URL; blank is null. */
export const optionalVideo = optionalText('o endereço', 2000).transform((text, check) => {
  if (text === null) return null
  const link = completeLink(text, 'site')
  const id = link instanceof URL ? youtubeId(link.href) : null
  if (id) return `https://www.youtube.com/watch?v=${id}`
  check.addIssue(link === 'scheme' ? wrongScheme : noVideo)
  return z.NEVER
})
