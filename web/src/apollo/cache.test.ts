import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache, forgetSession, keepOut } from './cache.ts'

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

it('keeps out a favorite that was removed while a list with it was on its way', () => {
  const cache = createCache()
  const query = gql`
    query Favorites {
      favorites {
        id
      }
    }
  `
  const favorites = ['7', '8'].map((id) => ({ __typename: 'Favorite', id }))
  cache.writeQuery({ query, data: { favorites } })
  keepOut(cache, '7')
  cache.writeQuery({ query, data: { favorites } })
  expect(cache.readQuery({ query })).toEqual({ favorites: [favorites[1]] })
})
