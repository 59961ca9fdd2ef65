import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetAnswers } from '../ask/ask.ts'
import { browserClient } from './client.ts'

/** Provides Apollo's hooks with the browser's client, or on the server with one that sends no requests. */
export function Apollo({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    import.meta.env.SSR
      ? new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty(), ssrMode: true })
      : browserClient(),
  )
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}

/** `Apollo` for pages with mutations, after which public pages must query their data again. */
export function ApolloOfActions({ children }: { children: ReactNode }) {
  useEffect(forgetAnswers, [])
  return <Apollo>{children}</Apollo>
}
