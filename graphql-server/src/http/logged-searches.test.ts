import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'

const database = useDatabase()
closeApps()

/** What a visitor types, and where she is. */
const [word, latitude, longitude] = ['divorciada', '-22.98765', '-45.67891']

it.each([
  [`/api/businesses/search?name=${word}&city=taubate&page=2`, 'name=…&city=taubate&page=2'],
  [`/api/businesses/search?lat=${latitude}&long=${longitude}&km=1&perPage=9`, 'lat=…&long=…&km=…&perPage=9'],
  [`/api/businesses/search?attribute=${word}:no&city=taubate`, 'attribute=…&city=taubate'],
  [`/explore?category=saude&name=${word}`, 'category=saude&name=…'],
  [`/explore?${word}`, '…'],
  [`/explore?${word}%20&random=true`, '…&random=true'],
  [`/explore?page=2?name=${word}`, 'page=…'],
  [`/graphql?query={searchBusinesses(filter:{name:"${word}"}){items{id}}}`, 'query=…'],
  [
    `/graphql?operationName=Busca&variables=%7B%22near%22:%7B%22latitude%22:${latitude}%7D%7D`,
    'operationName=Busca&variables=…',
  ],
])('the log of %s says no more than %s', async (url, logged) => {
  const { app, lines } = await testApp({ services: database, env: { LOG_LEVEL: 'trace' } })
  await app.inject({ url, headers: { 'apollo-require-preflight': '1' } })
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests).toMatchObject([{ url: `${url.split('?', 1)[0]}?${logged}` }])
  const log = JSON.stringify(lines)
  expect([word, latitude, longitude].filter((said) => log.includes(said))).toEqual([])
})

it('what is sent in a body is in no line either, refused or not', async () => {
  const { app, lines } = await testApp({ services: database, env: { LOG_LEVEL: 'trace' } })
  const query = 'query Busca($filter: BusinessFilter) { searchBusinesses(filter: $filter) { items { id } } }'
  const near = { latitude: Number(latitude), longitude: Number(longitude), km: 1 }
  for (const filter of [{ name: word, near }, { name: word, near: { ...near, km: 2 } }, { [word]: near }])
    await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { filter } } })
  const log = JSON.stringify(lines)
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(3)
  expect([word, latitude, longitude].filter((said) => log.includes(said))).toEqual([])
})
