// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { htmlPieces } from '../../test/html-pieces.ts'
import { sanitise } from './sanitise.ts'

const parser = new DOMParser()

/** What a browser makes of HTML. */
const parseBody = (html: string) => parser.parseFromString(`<body>${html}`, 'text/html').body

/** What in a body is not of the one form: flat blocks, known marks, links with checked addresses. */
function findFaults(body: HTMLElement): string[] {
  return [...body.querySelectorAll('*')].flatMap(({ tagName, parentElement, attributes }) => {
    const isPlaced = parents[tagName]?.includes(parentElement?.tagName ?? '')
    const written = [...attributes].map(({ name, value }) => `${tagName} ${name}=${value}`)
    return [
      ...(isPlaced ? [] : [`${tagName} in ${parentElement?.tagName}`]),
      ...written.filter((text) => !allowed.test(text)),
    ]
  })
}

const inline = ['P', 'LI', 'A', 'STRONG', 'EM', 'U']
const parents: Record<string, string[]> = {
  P: ['BODY'],
  UL: ['BODY'],
  OL: ['BODY'],
  LI: ['UL', 'OL'],
  A: ['P', 'LI'],
  STRONG: inline,
  EM: inline,
  U: inline,
  BR: ['P', 'LI'],
}
const allowed =
  /^(?:(?:P|LI) style=text-align:(?:center|right|justify)|A target=_blank|A rel=noopener|A href=(?:https?:\/\/|mailto:|tel:).*)$/s

describe('what the editor makes', () => {
  it.each([
    '<p>Massas <strong>feitas <em>em <u>casa</u></em></strong>.</p>',
    '<p style="text-align:center">No centro</p><p style="text-align:justify">Dos dois lados<br>Outra linha</p>',
    '<ul><li>Pão</li><li style="text-align:right">Bolo</li></ul><ol><li>Um</li></ol><ol><li>Outro</li></ol>',
    '<p><a href="https://cantina.com.br/?a=1&amp;b=2" target="_blank" rel="noopener">o <strong>site</strong></a></p>',
    '<p><a href="mailto:a@cantina.com.br">e-mail</a> e <a href="tel:+551238421000">telefone</a></p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, “aspas” e 🍕 com\u00a0espaço</p>',
  ])('stays as it is: %s', (html) => {
    expect(sanitise(html)).toBe(html)
  })
})

describe('what others make', () => {
  it.each([
    ['texto solto', '<p>texto solto</p>'],
    ['<b>negrito</b> e <i>itálico</i>', '<p><strong>negrito</strong> e <em>itálico</em></p>'],
    ['<h1>Título</h1><div>um<p>dois</div>três', '<p>Título</p><p>um</p><p>dois</p><p>três</p>'],
    ['<p>  muito \n\t espaço&#10; </p>', '<p>muito espaço</p>'],
    ['<p></p><p>&nbsp;</p><p><br></p><p>um</p><ul><li> </li></ul>', '<p>um</p>'],
    ['<p>um<br> <br><br>dois<br></p>', '<p>um<br><br>dois</p>'],
    ['<u><em>a</em></u><em><u>b</u></em>', '<p><em><u>ab</u></em></p>'],
    [
      '<strong>a</strong><strong> </strong><strong>b</strong>',
      '<p><strong>a</strong> <strong>b</strong></p>',
    ],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['<ul>solto<li>a</ul><li>b', '<ul><li>solto</li><li>a</li></ul><p>b</p>'],
    [
      '<p align="center">a<p style="TEXT-ALIGN: Right !important; color:red">b',
      '<p style="text-align:center">a</p><p style="text-align:right">b</p>',
    ],
    ['<p style="text-align:left">a', '<p>a</p>'],
    ['<table><tr><td>a<td>b</table>', '<p>a</p><p>b</p>'],
    ['<p>a \u200b b', '<p>a b</p>'],
    ['<p>e\u0301<span>\u200b</span>\ufeff fim', '<p>é fim</p>'],
    [
      '<a href="HTTPS://Cantina.com.br">a</a>',
      '<p><a href="https://cantina.com.br/" target="_blank" rel="noopener">a</a></p>',
    ],
    [
      '<a href="https://a.com/" onclick="x()" target="_top" rel="opener" style="color:red" class="b">a</a>',
      '<p><a href="https://a.com/" target="_blank" rel="noopener">a</a></p>',
    ],
    ['<a href="/relativo">a</a> <a href="//a.com">b</a> <a>c</a>', '<p>a b c</p>'],
    ['<p>1 < 2 && 3 > 2 &naotem; &lt;b&gt;', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 &amp;naotem; &lt;b&gt;</p>'],
    ['<!-- nada --><?xml ?><!DOCTYPE html><custom-tag a=b>texto</custom-tag>', '<p>texto</p>'],
  ])('becomes the one form: %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected)
  })
})

describe('what would harm', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>@import "//mal.example"</style>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="//mal.example">',
  ])('leaves nothing behind: %s', (html) => {
    expect(sanitise(html)).toBe('')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#9;script:alert(1)',
    '&#106;avascript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.com/x',
    'https:javascript:alert(1)//"onclick="x',
  ])('follows no link to %s', (href) => {
    const body = parseBody(sanitise(`<p>x<a href="${href}">texto</a></p>`))
    const link = body.querySelector('a')
    expect(body.textContent).toBe('xtexto')
    expect([...(link?.attributes ?? [])].map(({ name }) => name)).not.toContain('onclick')
    if (link) expect(link.href).toMatch(/^https?:\/\//)
  })

  it.each([
    'text-align:center;background:url(javascript:alert(1))',
    'text-align:center;position:fixed;inset:0',
    'text-align:center;}</style><script>alert(1)</script>',
    'text-align:center/*;*/;--x:y',
  ])('keeps nothing of a style but the alignment: %s', (style) => {
    // Said where there is a window, as there is none on the server.
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(sanitise(`<p style="${style}">a</p>`)).toMatch(/^<p(?: style="text-align:center")?>a<\/p>$/)
  })
})

/** Repeats the same numbers at every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

const pieces = [
  ...htmlPieces,
  ...['<a href="mailto:a@b.c ">', '<svg>', '</svg>', '<style>', '</style>', '<!--', '-->'],
  ...[' ', '\n', '\u00a0', 'a', 'e', '\u0301', '\u0338', '&', '<', '>', '"', '\u200b', '\u200d', '🍕'],
  ...['\ud83c', '&#0;', '&#x338;', '&amp;lt;', '</', '<a', '<math><mi>', '<title>', '</title>', '\u0000'],
]

describe('anything at all', () => {
  it('is made safe, in the one form, and no different when it is done again', () => {
    const next = random(20_261_121)
    const failures: unknown[] = []
    let written = 0
    for (let round = 0; round < 1500; round++) {
      const html = Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)]).join('')
      const once = sanitise(html)
      if (sanitise(once) !== once) failures.push({ html, once, twice: sanitise(once) })
      if (!once || round % 4 > 0) continue
      const body = parseBody(once)
      const faults = findFaults(body)
      const read = sanitise(body.innerHTML)
      if (faults.length > 0 || read !== once) failures.push({ html, once, read, faults })
      written++
    }
    expect(failures).toEqual([])
    expect(written).toBeGreaterThan(200)
  })

  it('of the greatest length is read once through', () => {
    for (const piece of [
      '<b>',
      '<p>',
      '<ul><li>',
      '<a href=x>',
      '<',
      '&',
      '<!--',
      '<svg>',
      '<u>a</u>',
      '</ul>',
    ]) {
      const html = `${piece.repeat(50_000 / piece.length)}x`
      expect(sanitise(sanitise(html))).toBe(sanitise(html))
    }
  })
})

it.each([
  ['<b style="font-weight:normal"><p>a</p><p><b>b</b></p></b>', '<p>a</p><p><strong>b</strong></p>'],
  ['<strong style="color:red; font-weight: 400">a</strong>', '<p>a</p>'],
  ['<i style="font-style:normal">a</i>', '<p>a</p>'],
  ['<b style="font-weight:700">a</b>', '<p><strong>a</strong></p>'],
  ['<p>a <img alt="👨‍👩‍👧‍👦" src="x"><img alt="🇧🇷"><img alt="Fachada"></p>', '<p>a 👨‍👩‍👧‍👦🇧🇷</p>'],
  ['<p>a\u202eb&#8238;c\u2066</p>', '<p>abc</p>'],
  [
    '<a href="www.a.com.br">a</a>',
    '<p><a href="https://www.a.com.br/" target="_blank" rel="noopener">a</a></p>',
  ],
  ['AT&amp;T', '<p>AT&amp;T</p>'],
])('what is pasted elsewhere, %s, is read as the editor reads it', (html, clean) => {
  expect(sanitise(html)).toBe(clean)
  expect(sanitise(clean)).toBe(clean)
})
