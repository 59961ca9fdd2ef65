import { CityPageDocument } from '../gql/em/graphql.ts'
import {
  FavoriteIdsDocument,
  MeDocument,
  NeighborhoodOptionsDocument,
  PublicLayoutDocument,
  SubcategoryOptionsDocument,
} from '../gql/graphql.ts'
import { HomeDocument } from '../gql/home/graphql.ts'
import {
  CountBusinessesDocument,
  LoneNeighborhoodDocument,
  LoneSubcategoryDocument,
  SearchAlternativesDocument,
  SearchBusinessesDocument,
  SuggestionsDocument,
} from '../gql/pages/graphql.ts'
import { ProfileDocument } from '../gql/profile/graphql.ts'
import { rememberDocuments } from './operation.ts'

// What public pages ask, for the server and for Apollo Client. Their hooks have the names alone.
rememberDocuments([
  CityPageDocument,
  CountBusinessesDocument,
  FavoriteIdsDocument,
  HomeDocument,
  LoneNeighborhoodDocument,
  LoneSubcategoryDocument,
  MeDocument,
  NeighborhoodOptionsDocument,
  ProfileDocument,
  PublicLayoutDocument,
  SearchAlternativesDocument,
  SearchBusinessesDocument,
  SubcategoryOptionsDocument,
  SuggestionsDocument,
])
