import type { RenderElementProps, RenderLeafProps } from 'slate-react'

/** Where the caret can stand between a link and the end of its line: Chromium finds no place there by itself. */
const edge = (
  <span contentEditable={false} style={{ fontSize: 0 }}>
    {'\u00a0'}
  </span>
)

/** Draws what a description is made of as its page does. */
export function renderElement({ element, attributes, children }: RenderElementProps) {
  if (element.type === 'link')
    return (
      <a {...attributes} href={element.href} title={element.href} target="_blank" rel="noopener noreferrer">
        {edge}
        {children}
        {edge}
      </a>
    )
  const Tag = element.type === 'list' ? element.kind : element.type === 'item' ? 'li' : 'p'
  const align = element.type === 'list' ? undefined : element.align
  return (
    <Tag {...attributes} style={align && { textAlign: align }}>
      {children}
    </Tag>
  )
}

export function renderLeaf({ leaf, attributes, children }: RenderLeafProps) {
  const underlined = leaf.u ? <u>{children}</u> : children
  const slanted = leaf.em ? <em>{underlined}</em> : underlined
  return <span {...attributes}>{leaf.strong ? <strong>{slanted}</strong> : slanted}</span>
}
