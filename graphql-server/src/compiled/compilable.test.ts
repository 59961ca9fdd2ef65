import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../schema.ts'
import { isCompilable } from './compilable.ts'

const isFit = (text: string) => isCompilable(schema, parse(text))

describe('a document may become code', () => {
  it.each([
    '{ latestBusinesses(limit: 8) { id name city { name } } }',
    'query ($page: Int!) { searchBusinesses(page: $page, order: RANDOM) { items { ...card } } } fragment card on BusinessCard { id __typename }',
    'query ($filter: BusinessFilter) { searchBusinesses(filter: $filter) { pagination { total } } }',
    '{ searchBusinesses(filter: { city: null }) { pagination { total } } }'.replace('city: null', ''),
  ])('%s', (text) => expect(isFit(text)).toBe(true))
})

describe('a document may not become code', () => {
  it.each([
    ['it has a string', '{ searchBusinesses(filter: { city: "a" }) { pagination { total } } }'],
    ['it has a block string', '{ searchBusinesses(filter: { city: """a""" }) { pagination { total } } }'],
    [
      'a variable has a string',
      'query ($a: String = "a") { searchBusinesses(seed: $a) { pagination { total } } }',
    ],
    ['it has a fraction', '{ latestBusinesses(limit: 1.5) { id } }'],
    ['it has a directive', 'query ($a: Boolean!) { latestBusinesses { id @skip(if: $a) } }'],
    ['it has two operations', 'query a { latestBusinesses { id } } query b { latestBusinesses { id } }'],
    ['it changes something', 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'],
    ['a name is a key of every object', '{ constructor: latestBusinesses { id } }'],
    ['a name is the prototype', '{ latestBusinesses { __proto__: id } }'],
    ['a variable has such a name', 'query ($toString: Int) { latestBusinesses(limit: $toString) { id } }'],
    ['it asks about the schema', '{ __schema { types { name } } }'],
    ['it has a relation', 'query ($slug: String!) { business(slug: $slug) { photos { id } } }'],
    ['it has a picture of a place', '{ popularCities { image { url } } }'],
  ])('when %s', (_why, text) => expect(isFit(text)).toBe(false))
})
