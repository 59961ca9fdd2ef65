import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Description } from './description.tsx'

/** The markup of a description, without its heading. */
function render(html: string): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Description html={html} />
    </MemoryRouter>,
  )
  return /<div[^>]*>(.*)<\/div>/s.exec(markup)?.[1] ?? ''
}

it('renders what the editor can make', () => {
  const html =
    '<p style="text-align:center">Um <strong>pão <em>quente</em></strong> e <u>bom</u><br/>aqui</p><ul><li>café</li><li>chá</li></ul><ol><li>1</li></ol><ol><li>2</li></ol>'
  expect(render(html)).toBe(
    html.replace(
      '<strong>pão <em>quente</em></strong>',
      '<strong>pão </strong><strong><em>quente</em></strong>',
    ),
  )
})

it('renders a link once, whatever marks are in it', () => {
  const markup = render('<p>o <a href="https://a.example/?x=1&amp;y=2">site <strong>novo</strong></a></p>')
  expect(markup).toMatch(
    /<a [^>]*href="https:\/\/a\.example\/\?x=1&amp;y=2"[^>]*>site <strong>novo<\/strong>/,
  )
  expect(markup).toContain('rel="noopener nofollow ugc"')
  expect(markup.match(/<a /g)).toHaveLength(1)
})

it('renders nothing where there is nothing to see', () => {
  expect(render('<p></p><p>&nbsp;</p>')).toBe('')
})

it('renders whatever was stored as text', () => {
  expect(
    render('<p onclick="x()">a<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a></p>'),
  ).toBe('<p>ab</p>')
})
