import { GraphQLError } from 'graphql'
import type { MockContext } from '../account-resolvers.ts'
import type { MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

interface ImportArguments {
  file: File
  dryRun: boolean
}

type Outcome = 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'REFUSED'

/**
 * As much of an import as pages can tell: files of `slug;nome` that rename establishments. An unknown slug is refused,
 * and so is a file without these titles.
 */
export function importMock(catalogue: MockCatalogue) {
  return async ({ file, dryRun }: ImportArguments, context: MockContext) => {
    asAdmin(catalogue, context)
    const [titles, ...lines] = (await textOf(file)).trim().split(/\r?\n/)
    if (titles !== 'slug;nome') {
      const message = 'A primeira linha não tem nenhum título de coluna conhecido.'
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: { file: message } } })
    }
    const done = lines.map((text, index) => {
      const [slug, name = ''] = text.split(';')
      const business = catalogue.businesses.find((each) => each.slug === slug)
      const outcome: Outcome = !business ? 'REFUSED' : business.name === name ? 'UNCHANGED' : 'UPDATED'
      const changes =
        outcome === 'UPDATED' ? [{ column: 'nome', before: business?.name ?? '', after: name }] : []
      if (business && !dryRun) business.name = name
      return { line: index + 2, name, outcome, changed: changes.map(({ column }) => column), changes }
    })
    const count = (outcome: Outcome) => done.filter((line) => line.outcome === outcome).length
    return {
      dryRun,
      entryId: dryRun || count('UPDATED') === 0 ? null : '77',
      encoding: 'UTF-8',
      lines: done.length,
      created: 0,
      updated: count('UPDATED'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSED'),
      createdPlaces: [],
      problems: done
        .filter(({ outcome }) => outcome === 'REFUSED')
        .map(({ line }) => ({ line, column: 'slug', message: 'Não há estabelecimento com este slug.' })),
      preview: done.filter(({ outcome }) => outcome === 'UPDATED'),
    }
  }
}

/** The platform's own way knows no files of jsdom's. */
function textOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}
