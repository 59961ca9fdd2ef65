import * as em from '../gql/em/graphql.ts'
import * as layout from '../gql/graphql.ts'
import * as home from '../gql/home/graphql.ts'
import * as pages from '../gql/pages/graphql.ts'
import * as profile from '../gql/profile/graphql.ts'
import { rememberDocuments } from './operation.ts'

// What public pages ask, for the server and for Apollo Client. Their hooks have the names alone.
for (const documents of [layout, home, pages, profile, em]) rememberDocuments(Object.values(documents))
