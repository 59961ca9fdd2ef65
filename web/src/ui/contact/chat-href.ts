import { parseUrl } from '../../../../schema/links/url.ts'
import { withParameters } from './phone-links.ts'

const whatsappHosts = ['wa.me', 'api.whatsapp.com']

/**
 * @param chatUrl CHAT_URL
 * @param sentence prefilled in WhatsApp chats; other services do not support it
 */
export function chatHref(chatUrl: string, sentence: string): string {
  const url = parseUrl(chatUrl)
  if (!url || !whatsappHosts.includes(url.host)) return chatUrl
  const parts = url.search.slice(1).split('&')
  url.search = parts.filter((part) => !/^text(?:=|$)/.test(part)).join('&')
  return withParameters(url, { text: sentence })
}
