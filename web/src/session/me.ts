import { useSyncExternalStore } from 'react'
import { loadClient } from '../ask/ask.ts'
import { createStore } from '../browser/create-store.ts'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { MeDocument, type MeQuery } from './me.generated.ts'
import { onSessionChange, readToken } from './token.ts'

export type User = MeQuery['me']

export type Viewer =
  /** On the server, during hydration, and while the account is loading. */
  | { is: 'unknown'; hasSession: boolean }
  | { is: 'visitor' }
  | { is: 'user'; user: User }
  /** There is a session, but its account failed to load. */
  | { is: 'unreachable'; retry: () => void }

const visitor: Viewer = { is: 'visitor' }
const loading: Viewer = { is: 'unknown', hasSession: true }
const unhydrated: Viewer = { is: 'unknown', hasSession: false }

const store = createStore<Viewer>(visitor, () => {
  const stopFollowing = onSessionChange(watchMe)
  // Defers the update out of the render.
  queueMicrotask(watchMe)
  return () => {
    stopFollowing()
    stopWatching()
    store.set(visitor)
  }
})
let stopWatching = () => {}

/** Watches the account of the current token in Apollo's cache, which account mutations update. */
function watchMe(): void {
  stopWatching()
  if (readToken() === null) {
    store.set(visitor)
    return
  }
  let isCurrent = true
  let unsubscribe = () => {}
  stopWatching = () => {
    isCurrent = false
    unsubscribe()
  }
  store.set(loading)
  const fail = () => isCurrent && store.set({ is: 'unreachable', retry: watchMe })
  Promise.all([loadClient(), import('../apollo/execute.ts')]).then(([client, { toNode }]) => {
    if (!isCurrent) return
    const subscription = client
      .watchQuery<MeQuery>({ query: toNode(MeDocument) })
      .subscribe(({ data, error }) => {
        if (error) fail()
        else if (data?.me) store.set({ is: 'user', user: data.me as User })
      })
    unsubscribe = () => subscription.unsubscribe()
  }, fail)
}

/**
 * The current viewer. Pages are rendered for visitors; content that depends on the account appears later, in
 * reserved space.
 */
export function useViewer(): Viewer {
  const isHydrated = useHydrated()
  const token = useToken()
  const current = store.useValue()
  if (!isHydrated) return unhydrated
  if (token === null) return visitor
  return current.is === 'visitor' ? loading : current
}

/** The session's token, synchronized between tabs; null for visitors, on the server and during hydration. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null)
}
