import { bindFragment, bindQuery } from '../apollo/bind-hooks.ts'
import { BusinessCard_CardFragmentDoc, HomeDocument, NeighborhoodOptionsDocument, PublicLayoutDocument, SubcategoryOptionsDocument } from './graphql.ts'

export const useBusinessCard_CardFragment = bindFragment(BusinessCard_CardFragmentDoc)
export const useHomeQuery = bindQuery(HomeDocument)
export const useNeighborhoodOptionsQuery = bindQuery(NeighborhoodOptionsDocument)
export const usePublicLayoutQuery = bindQuery(PublicLayoutDocument)
export const useSubcategoryOptionsQuery = bindQuery(SubcategoryOptionsDocument)
