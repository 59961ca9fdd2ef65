// @vitest-environment node
import { expect, it } from 'vitest'
import type { Answers } from '../../mocks/rows.ts'
import { needAnswers } from '../../test/need-answers.ts'
import { renderOnServer, serverSeed } from '../../test/render-on-server.ts'

async function html(url: string, answers?: Answers): Promise<string> {
  const page = await renderOnServer(url, answers)
  if (page.kind !== 'document') throw new Error(`redirected to ${page.location}`)
  return page.html
}

const redirect = (location: string) => ({ kind: 'redirect', status: 302, location })

it('renders results, a plain form and real links, so that no script is needed', async () => {
  const page = await html('/explore?city=taubate&perPage=12')
  expect(page.match(/<article/g)).toHaveLength(12)
  const [form] = page.match(/<form[^>]*>/) ?? []
  expect(form).toContain('action="/explore"')
  expect(form).toContain('method="get"')
  expect(page).toContain('<option value="taubate" selected="">Taubaté</option>')
  expect(page).toContain('<option value="vila-sao-jose">')
  expect(page).toContain('<input type="hidden" name="perPage" value="12"/>')
  expect(page).toContain('href="/explore?city=taubate&amp;page=2&amp;perPage=12"')
  expect(page).toContain('>20 estabelecimentos</p>')
})

it("shows one visitor's order: the same on every page, and never in an address", async () => {
  const first = await renderOnServer('/explore')
  expect(first).toMatchObject({ kind: 'document', status: 200 })
  const pages = [await html('/explore'), await html('/explore?page=2'), await html('/explore?page=3')]
  const names = pages.flatMap((page) => [...page.matchAll(/<h3>([^<]*)/g)].map(([, name]) => name))
  expect(names).toHaveLength(21)
  expect(new Set(names).size).toBe(21)
  for (const page of pages) expect(page).not.toMatch(new RegExp(`href="[^"]*${serverSeed}`))
})

it('goes to the last page from a page past the end, and to the first where nothing was found', async () => {
  expect(await renderOnServer('/explore?city=taubate&page=99')).toEqual(
    redirect('/explore?city=taubate&page=3'),
  )
  expect(await renderOnServer('/explore?name=inexistente&page=2', { searchBusinesses: [] })).toEqual(
    redirect('/explore?name=inexistente'),
  )
})

it('clears the neighborhood of another city and the subcategory of another category', async () => {
  expect(await renderOnServer('/explore?city=ubatuba&neighborhood=centro')).toEqual(
    redirect('/explore?city=ubatuba'),
  )
  expect(await renderOnServer('/explore?category=hospedagem&subcategory=padarias&page=2')).toEqual(
    redirect('/explore?category=hospedagem'),
  )
})

it('filters by a neighborhood and by a subcategory alone, with their names', async () => {
  const inCentro = await html('/explore?neighborhood=centro')
  expect(inCentro).toContain('aria-label="Remover filtro Centro"')
  expect(inCentro).toContain('<input type="hidden" name="neighborhood" value="centro"/>')
  expect(await html('/explore?subcategory=pizzarias')).toContain('aria-label="Remover filtro Pizzarias"')
  expect(await renderOnServer('/explore?neighborhood=1&subcategory=2')).toEqual(
    redirect('/explore?city=taubate&neighborhood=centro&subcategory=pizzarias'),
  )
})

it('has one address for a search, by slug, whether it was asked by slug or by id', async () => {
  expect(await renderOnServer('/explore?city=1&neighborhood=1&category=1&subcategory=2')).toEqual(
    redirect('/explore?city=taubate&neighborhood=centro&category=alimentacao&subcategory=pizzarias'),
  )
})

it.each([
  ['city=Taubaté', 'city=taubate'],
  ['city=TAUBATE&page=2', 'city=taubate&page=2'],
  ['city=taubate&neighborhood=Vila São José', 'city=taubate&neighborhood=vila-sao-jose'],
  ['category=Alimentação&subcategory=Pizzarias', 'category=alimentacao&subcategory=Pizzarias'],
])('takes what people write for the address that they mean: %s', async (written, meant) => {
  expect(await renderOnServer(`/explore?${written}`)).toEqual(redirect(`/explore?${meant}`))
})

it.each([
  ['stepFree=true&page=2', '?attribute=entrada-sem-degraus&page=2'],
  ['stepFree=sim', ''],
  ['attribute=faz-entrega&attribute=aceita-pix:yes', '?attribute=aceita-pix&attribute=faz-entrega'],
  ['attribute=%3Cb%3E', ''],
])('has one address for a search by attributes: %s', async (written, meant) => {
  expect(await renderOnServer(`/explore?${written}`)).toEqual(redirect(`/explore${meant}`))
})

it('has a canonical address for one answer, and none for several together', async () => {
  const canonical = '<link rel="canonical"'
  expect(await html('/explore?attribute=aceita-pix')).toContain(canonical)
  expect(await html('/explore?attribute=aceita-pix&attribute=faz-entrega')).not.toContain(canonical)
})

it.each([
  ['page=abc', ''],
  ['page=-1', ''],
  ['page=', ''],
  ['city=taubate&page=1.5', '?city=taubate'],
  ['city=taubate&perPage=7', '?city=taubate'],
  ['page=2&perPage=muitos', '?page=2'],
])('takes what is no page and no size out of the address: %s', async (bad, good) => {
  expect(await renderOnServer(`/explore?${bad}`)).toEqual(redirect(`/explore${good}`))
})

it.each([
  ['city=1&utm_source=boletim', 'city=taubate&utm_source=boletim'],
  [
    'p=caf%E9&city=taubate&page=99&cardapio&utm_campaign=a%20b;c',
    'city=taubate&page=3&p=caf%E9&cardapio&utm_campaign=a%20b;c',
  ],
  ['page=abc&&fbclid=x', 'fbclid=x'],
])('keeps parameters that no search reads, byte for byte, when it redirects: %s', async (written, kept) => {
  expect(await renderOnServer(`/explore?${written}`)).toEqual(redirect(`/explore?${kept}`))
})

it('says that an unknown city has nothing', async () => {
  const page = await html('/explore?city=atlantida')
  expect(page).toContain('Nenhum estabelecimento encontrado com os filtros atuais')
  expect(page).toContain('O guia não conhece a cidade “atlantida”.')
})

it('suggests other searches for a name without results', async () => {
  const filter = { category: 'alimentacao', subcategory: 'padarias' }
  const suggestions = [{ kind: 'SUBCATEGORY', label: 'Padarias', count: 20, filter, isCorrection: true }]
  expect(await html('/explore?name=padria', { searchBusinesses: [], suggestions })).toContain(
    '>Você quis dizer Padarias (20)?</a>',
  )
  const searchAlternatives = [
    { without: 'NAME', total: 1 },
    { without: 'CITY', total: 20 },
  ]
  const page = await html('/explore?name=padaria&city=ubatuba', { searchBusinesses: [], searchAlternatives })
  expect(page).toContain('>Em toda a região (20)</a>')
  const block = /id="state">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  const { loaderData } = JSON.parse(block)
  const { SearchAlternatives } = loaderData['src/site/explore/page.tsx']
  expect(SearchAlternatives.searchAlternatives).toHaveLength(2)
})

it('renders a search whose name is too long for the API, cut to what it takes', async () => {
  const page = await html(`/explore?name=${'padaria+'.repeat(100)}`)
  expect(page.match(/<article/g)).toHaveLength(9)
})

it.each([
  ['name=hospedagem&city=&category=&typed=true', '/explore?category=hospedagem&need=hospedagem'],
  ['name=hospedagem&city=ubatuba&typed=true', '/explore?city=ubatuba&category=hospedagem&need=hospedagem'],
  ['name=hospedagem&category=alimentacao&typed=true', '/explore?name=hospedagem&category=alimentacao'],
  ['name=padaria&city=&typed=true&utm_source=x', '/explore?name=padaria&utm_source=x'],
  ['name=chaveiro&typed=true', '/explore?name=chaveiro'],
  ['name=&city=ubatuba&typed=true', '/explore?city=ubatuba'],
  ['name=padaria&need=padaria', '/explore?name=padaria'],
])('takes what a form without a script sends for a need, else for a name: %s', async (sent, location) => {
  expect(await renderOnServer(`/explore?${sent}`, needAnswers)).toEqual(redirect(location))
})
