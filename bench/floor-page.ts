import { builtPages } from '../graphql-server/src/http/pages/built-pages.ts'
import type { Page, PageRequest } from '../schema/page.ts'

/** Path prefix of pages that the floor renders. */
export const renderedFolder = '/rendered'

interface State extends Pick<PageRequest, 'origin' | 'config' | 'seed'> {
  loaderData: Record<string, Record<string, unknown>>
  asked: { operation: string; route: string; key: string }[]
}

/**
 * Renders a product page again from the API responses embedded in it.
 *
 * @param url path and query of the page
 * @param html sent by the product
 */
export async function floorPage(url: string, html: string): Promise<() => Promise<Page>> {
  const [, json = ''] = /<script type="application\/json" id="state">(.+?)<\/script>/s.exec(html) ?? []
  const { origin, config, seed, asked, loaderData } = JSON.parse(json) as State
  const answers = new Map(
    asked.map(({ operation, route, key }) => [operation, { data: loaderData[route]?.[key] }] as never),
  )
  const { assets, pages } = await (await builtPages()).load()
  const execute: PageRequest['execute'] = async ({ definitions: [operation] }) => {
    const answer = answers.get(operation && 'name' in operation && operation.name?.value)
    if (!answer) throw new Error(`${url} contains no answer of ${JSON.stringify(operation)}`)
    return answer
  }
  return () => pages.renderPage({ url, origin, config, seed, assets, execute })
}
