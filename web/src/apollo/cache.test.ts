import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache, forgetSession } from './cache.ts'

it('forgets what belongs to a session, and keeps the catalogue', () => {
  const cache = createCache()
  const query = gql`
    query Everything {
      me {
        id
        email
      }
      favorites {
        id
      }
      cities(active: true) {
        id
      }
    }
  `
  cache.writeQuery({
    query,
    data: {
      me: { __typename: 'User', id: '1', email: 'maria@guia.test' },
      favorites: [{ __typename: 'Favorite', id: '7' }],
      cities: [{ __typename: 'City', id: '3' }],
    },
  })
  forgetSession(cache, true)
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'cities({"active":true})': [{ __ref: 'City:3' }] },
    'City:3': { __typename: 'City', id: '3' },
  })
})

it('forgets drafts, which the one before may have been allowed to see', () => {
  const cache = createCache()
  const query = gql`
    query Profile($slug: String!) {
      business(slug: $slug) {
        id
        name
        state
      }
    }
  `
  const write = (slug: string, state: string) => {
    const business = { __typename: 'Business', id: slug, name: slug, state }
    cache.writeQuery({ query, variables: { slug }, data: { business } })
  }
  write('aberta', 'PUBLISHED')
  write('rascunho', 'DRAFT')
  forgetSession(cache, false)
  expect(cache.readQuery({ query, variables: { slug: 'rascunho' } })).toBeNull()
  expect(cache.readQuery({ query, variables: { slug: 'aberta' } })).toMatchObject({
    business: { name: 'aberta' },
  })
  expect(JSON.stringify(cache.extract())).not.toContain('"name":"rascunho"')
})
