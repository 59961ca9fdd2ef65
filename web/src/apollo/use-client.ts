import type { ApolloClient } from '@apollo/client'
import { getApolloContext } from '@apollo/client/react'
import { useContext } from 'react'

/**
 * The browser's Apollo Client, for what happens after the render.
 *
 * @returns nothing on the server, where pages are rendered and nobody acts
 */
export function useClient(): ApolloClient {
  return useContext(getApolloContext()).client as ApolloClient
}
