import { useContext } from 'react'
import { messages } from '../../messages/site.ts'
import { ButtonAnchor, type ButtonLook } from '../button.tsx'
import { OutLink } from '../links.tsx'
import { SiteInfo } from '../site-info.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { chatHref } from './chat-href.ts'

export interface ChatLinkProps {
  text: string
  /** Visitor's prefilled message. */
  sentence: string
  /** Button style; an inline link if absent. */
  look?: ButtonLook['look']
  className?: string | undefined
}

/** Link to the guide's chat, for registering and changing establishments. */
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
