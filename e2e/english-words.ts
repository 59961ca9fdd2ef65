import type { Page } from 'playwright-core'

/** What libraries call their parts by default. None of them is a Portuguese word, or part of a name in the demo catalogue. */
const words = [
  ...['add', 'alert', 'apply', 'arrow keys?', 'back', 'breadcrumbs?', 'cancel', 'checked', 'choose', 'clear'],
  ...['close', 'collapse', 'confirm', 'copy', 'crop', 'decrement', 'decrease', 'delete', 'dialog', 'dismiss'],
  ...[
    'drag',
    'draggable',
    'drawer',
    'drop',
    'dropped',
    'dropzone',
    'edit',
    'empty',
    'expand',
    'failed',
    'files?',
  ],
  ...[
    'first',
    'hide',
    'increment',
    'increase',
    'invalid',
    'last',
    'listbox',
    'loading',
    'marker',
    'more',
    'move',
  ],
  ...[
    'next',
    'no results',
    'not found',
    'notifications?',
    'ok',
    'open',
    'options?',
    'pages?',
    'paginat\\w+',
    'photo',
  ],
  ...[
    'pick up',
    'popup',
    'press',
    'previous',
    'prev',
    'progress',
    'remove',
    'required',
    'reset',
    'rows?',
    'save',
  ],
  ...[
    'scroll',
    'search',
    'select',
    'selected',
    'separator',
    'show',
    'skip',
    'sort',
    'sortable',
    'space bar',
    'submit',
  ],
  ...[
    'suggestions?',
    'toast',
    'toggle',
    'tooltip',
    'trigger',
    'undo',
    'redo',
    'unselect',
    'upload',
    'value',
    'warning',
  ],
  ...['yes', 'your', 'zoom in', 'zoom out', 'the', 'with', 'you'],
]

const english = new RegExp(`(?<![\\p{L}\\d@./-])(?:${words.join('|')})(?![\\p{L}\\d@/-])`, 'iu')

/**
 * The English words in the texts of a page: in every name, description and tip of a part, in what only
 * screen readers read, and in the words of what can be pressed, chosen or filled in.
 */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
      ...['title', 'placeholder', 'alt'],
    ]
    const named =
      'button, [role=button], label, legend, th, summary, option, caption, [role=tab], [role^=menuitem], [role=option], ' +
      '[role=status], [role=alert], [role=tooltip], [aria-live], nav a, header a, footer button, noscript, [id^=Dnd]'
    const isHidden = (element: Element) => {
      const { position, clipPath, clip, width } = getComputedStyle(element)
      return position === 'absolute' && (clipPath !== 'none' || clip !== 'auto' || width === '1px')
    }
    return [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ...(element.matches(named) || isHidden(element) ? [element.textContent] : []),
    ])
  })
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    english.test(text),
  )
}
