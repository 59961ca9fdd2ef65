import { useContext } from 'react'
import { parseUrl } from '../../../../schema/url.ts'
import { messages } from '../../messages/site.ts'
import { ButtonAnchor, type ButtonLook } from '../button.tsx'
import { OutLink } from '../links.tsx'
import { SiteInfo } from '../site-info.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { withParameters } from './phone-links.ts'

export interface ChatLinkProps {
  text: string
  /** What the visitor would write first. */
  sentence: string
  /** A link in a text when absent. */
  look?: ButtonLook['look']
  className?: string | undefined
}

/** Opens the provider's chat, where establishments are registered and changed. */
export function ChatLink({ text, sentence, look, className }: ChatLinkProps) {
  const href = chatHref(useContext(SiteInfo).config.chatUrl, sentence)
  if (!look) {
    return (
      <OutLink className={className} href={href}>
        {text}
      </OutLink>
    )
  }
  return (
    <ButtonAnchor className={className} href={href} target="_blank" rel="noopener" look={look}>
      {text}
      <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
    </ButtonAnchor>
  )
}

const whatsappHosts = ['wa.me', 'api.whatsapp.com']

/**
 * @param chatUrl CHAT_URL
 * @param sentence prefilled in WhatsApp chats; others do not support that
 */
export function chatHref(chatUrl: string, sentence: string): string {
  const url = parseUrl(chatUrl)
  if (!url || !whatsappHosts.includes(url.host)) return chatUrl
  const parts = url.search.slice(1).split('&')
  url.search = parts.filter((part) => !/^text(?:=|$)/.test(part)).join('&')
  return withParameters(url, { text: sentence })
}
