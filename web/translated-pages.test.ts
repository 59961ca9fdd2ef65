import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

// A translation moves texts into `font` elements. React then fails to insert something before such a text, or to remove
// it (translated-pages).

const sources = join(import.meta.dirname, 'src')

/** They render exactly one element, always. */
const steady = ['LineIcon', 'LineShape', 'ContactIcon', 'OutLink', 'Avatar', 'Input']

/** Expressions that are elements or nothing, never a text. */
const elements = [
  /^(?:children|complements|control|dialog|edge|empty|end|failed|field|guard|suggestions|leaveDialog|notice|tools|waiting|removal\.dialog)$/,
  /^(?:children|cornerOf|form|interrupted|move|ousted|toolbar)(?:\?\.)?\(/,
  /\.map\(|^Array\.from\(/,
]

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** What an expression may give: itself, or the branches of a condition; null for nothing. */
function branches(node: Node): (Node | null)[] {
  const of = (...names: string[]) => names.flatMap((name) => branches(node[name] as Node))
  switch (node.type) {
    case 'ParenthesizedExpression':
      return of('expression')
    case 'ConditionalExpression':
      return of('consequent', 'alternate')
    case 'LogicalExpression':
      return node.operator === '&&' ? [null, ...of('right')] : of('left', 'right')
    case 'Literal':
      return [node.value === null ? null : node]
    default:
      return [node]
  }
}

function givesText(branch: Node | null, source: string): boolean {
  if (branch === null || branch.type.startsWith('JSX')) return false
  // Translations move no blanks.
  if (branch.type === 'Literal' && String(branch.value).trim() === '') return false
  const code = source.slice(branch.start, branch.end)
  return !elements.some((form) => form.test(code))
}

interface Child {
  text: string
  isText: boolean
  /** May come or go, or become something else. */
  isConditional: boolean
  /** React inserts what is before it before this element. */
  isHost: boolean
}

function childOf(node: Node, source: string): Child | null {
  const text = source.slice(node.start, node.end)
  if (node.type === 'JSXText') {
    const isLayout = text.trim() === '' && text.includes('\n')
    return isLayout ? null : { text, isText: true, isConditional: false, isHost: false }
  }
  if (node.type !== 'JSXExpressionContainer') {
    const tag = /^<([\w.]*)/.exec(text)?.[1] ?? ''
    const isHost = /^[a-z]/.test(tag) || steady.includes(tag)
    return { text, isText: false, isConditional: !isHost, isHost }
  }
  const expression = node.expression as Node
  if (expression.type === 'JSXEmptyExpression') return null
  const all = branches(expression)
  const isText = all.some((branch) => givesText(branch, source))
  const isSteady = isText && all.every((branch) => givesText(branch, source))
  return { text, isText, isConditional: !isSteady, isHost: false }
}

/** All nodes within, the node itself first. @param enters whether to go on below a node */
function* nodesIn(node: unknown, enters = (_: Node) => true): Generator<Node> {
  if (node === null || typeof node !== 'object') return
  const isNode = 'type' in node && 'start' in node
  if (isNode) yield node as Node
  if (isNode && !enters(node as Node)) return
  for (const part of Object.values(node)) yield* nodesIn(part, enters)
}

/** Texts that a change of the page may have to remove, or to insert something before, without an element around them. */
function bareTexts(file: string): string[] {
  const source = readFileSync(join(sources, file), 'utf8')
  return [...nodesIn(parseAst(source, { lang: 'tsx' }))].flatMap((node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return bareChildren(node, source)
    const isComponent =
      node.type === 'FunctionDeclaration' && /^[A-Z]/.test((node.id as { name: string }).name)
    return isComponent ? bareReturns(node, source) : []
  })
}

function bareChildren({ type, children: nodes }: Node, source: string): string[] {
  const children = (nodes as Node[]).map((node) => childOf(node, source)).filter((child) => child !== null)
  const isBare = ({ isText, isConditional }: Child, place: number) => {
    if (!isText) return false
    const host = children.slice(0, place).findLastIndex(({ isHost }) => isHost)
    const before = children.slice(host + 1, place)
    return (
      type === 'JSXFragment' ||
      (isConditional && children.length > 1) ||
      before.some((sibling) => sibling.isConditional)
    )
  }
  return children.filter(isBare).map(({ text }) => text.trim())
}

/** What a component returns is among the siblings of its element. */
function bareReturns(component: Node, source: string): string[] {
  return [...nodesIn((component.body as Node).body, ({ type }) => !type.includes('Function'))]
    .filter(({ type, argument }) => type === 'ReturnStatement' && argument)
    .flatMap(({ argument }) => branches(argument as Node))
    .filter((branch) => branch !== null)
    .filter((branch) => givesText(branch, source))
    .map(({ start, end }) => source.slice(start, end))
}

test('there is an element around each text that comes, goes or follows what does', () => {
  const files = globSync('**/!(*.test).tsx', { cwd: sources, exclude: ['test/**'] })
  const found = files.flatMap((file) => bareTexts(file).map((text) => `${file}: ${text}`))
  expect(files.length).toBeGreaterThan(150)
  expect(found).toEqual([])
})
