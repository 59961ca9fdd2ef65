import { bindFragment, bindQuery } from '../apollo/bind-hooks.ts'
import { BusinessCard_CardFragmentDoc, CountBusinessesDocument, HomeDocument, NeighborhoodOptionsDocument, ProfileDocument, PublicLayoutDocument, SearchBusinessesDocument, SubcategoryOptionsDocument } from './graphql.ts'

export const useBusinessCard_CardFragment = bindFragment(BusinessCard_CardFragmentDoc)
export const useCountBusinessesQuery = bindQuery(CountBusinessesDocument)
export const useHomeQuery = bindQuery(HomeDocument)
export const useNeighborhoodOptionsQuery = bindQuery(NeighborhoodOptionsDocument)
export const useProfileQuery = bindQuery(ProfileDocument)
export const usePublicLayoutQuery = bindQuery(PublicLayoutDocument)
export const useSearchBusinessesQuery = bindQuery(SearchBusinessesDocument)
export const useSubcategoryOptionsQuery = bindQuery(SubcategoryOptionsDocument)
