import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { slugRule } from './input/rules.ts'
import { isReserved } from './reserved-slugs.ts'

const readText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** First segments of the addresses that a source names in quotes, or lists as folders; files and parameters are no words. */
function firstSegments(path: string): string[] {
  const text = readText(path)
  const [, folders = ''] = /Folders = \[([^\]]*)\]/.exec(text) ?? []
  const named = text.matchAll(/['"`]\/([a-z0-9-]+)(?=[/'"`?$])/g)
  const listed = folders.matchAll(/'([a-z0-9-]+)'/g)
  return [...named, ...listed].map(([, segment]) => segment ?? '')
}

describe('reserved are the first segments of', () => {
  it.each([
    ['the web app', ['web/src/start/routes.tsx', 'web/src/paths.ts'], 10],
    [
      'the server',
      ['graphql-server/src/http/http-errors.ts', 'graphql-server/src/http/pages/built-pages.ts'],
      6,
    ],
  ])('%s', (_what, sources, least) => {
    const words = new Set(sources.flatMap(firstSegments))
    expect(words.size).toBeGreaterThanOrEqual(least)
    expect([...words].filter((word) => !isReserved(word))).toEqual([])
  })

  it('what the specification and the decisions name', () => {
    const named = `explore quem-somos politica-privacidade business login register unauthorized minha-conta
      minhas-empresas favorites dashboard admin 404 owner empresa esqueci-senha redefinir-senha termos sitemap api
      graphql media health metrics assets`
    expect(named.split(/\s+/).filter((word) => !isReserved(word))).toEqual([])
  })
})

it('a reserved word is refused however it is written', () => {
  const refused = slugRule.safeParse(' Quem Somos ')
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Este slug é reservado. Escolha outro.',
  ])
  expect(slugRule.safeParse('Quem Somos Nós').data).toBe('quem-somos-nos')
})
