import { ask } from '../ask/ask.ts'
import { isNotFound } from '../ask/errors.ts'
import { createStore } from '../browser/create-store.ts'
import { sessionMessages } from '../messages/site.ts'
import { AddFavoriteDocument, FavoriteIdsDocument, RemoveFavoriteDocument } from './favorites.generated.ts'
import { onSessionChange, readToken } from './token.ts'

export interface Favorites {
  /** Favorite ids by establishment id; promises while they are being added. */
  ids: ReadonlyMap<string, string | Promise<string>>
  /** Whether they are loaded, or there is no session, so that heart buttons work. */
  isReady: boolean
  /** False if loading failed. */
  isKnown: boolean
}

const none: Favorites = { ids: new Map(), isReady: true, isKnown: true }
const loading: Favorites = { ids: new Map(), isReady: false, isKnown: false }
const unknown: Favorites = { ids: new Map(), isReady: true, isKnown: false }

/** Replaced with each session, to discard responses of earlier ones. */
let session = {}
let reading: Promise<void> | null = null

const store = createStore(none, () => {
  const stopFollowing = onSessionChange(startSession)
  if (readToken() !== null) startSession()
  return () => {
    stopFollowing()
    session = {}
    reading = null
    store.set(none)
  }
})

function startSession(): void {
  session = {}
  reading = null
  store.set(readToken() === null ? none : loading)
  if (readToken() !== null) void refreshFavorites()
}

/** Refetches the favorites, which may have changed on another device. */
export function refreshFavorites(): Promise<void> {
  const current = session
  reading ??= ask(FavoriteIdsDocument, {}, { fresh: true })
    .then(
      (data) => ({
        ids: new Map(data.favorites.map(({ id, business }) => [business.id, id])),
        isReady: true,
        isKnown: true,
      }),
      () => (store.read().isKnown ? store.read() : unknown),
    )
    .then((next) => {
      if (current !== session) return
      reading = null
      store.set(next)
    })
  return reading
}

/**
 * Keeps the favorites loaded across pages.
 *
 * @returns unsubscribes
 */
export const followFavorites = () => store.subscribe(() => {})

/** Favorites of the signed-in account, loaded once per document; none for visitors and on the server. */
export const useFavorites = store.useValue

function setId(businessId: string, id: string | Promise<string> | undefined): void {
  const favorites = store.read()
  const ids = new Map(favorites.ids)
  if (id === undefined) ids.delete(businessId)
  else ids.set(businessId, id)
  store.set({ ...favorites, ids })
}

/**
 * Adds a favorite optimistically.
 *
 * @throws if the server refuses; the change is rolled back
 */
export async function addFavorite(businessId: string): Promise<void> {
  const current = session
  const adding = ask(AddFavoriteDocument, { businessId }).then(({ addFavorite }) => addFavorite.id)
  setId(businessId, adding)
  const id = await adding.catch((error: unknown) => {
    if (current === session) setId(businessId, undefined)
    throw error
  })
  if (current === session && store.read().ids.get(businessId) === adding) setId(businessId, id)
}

/**
 * Removes a favorite; one that no longer exists counts as removed.
 *
 * @param isShownAtOnce whether to update optimistically
 * @throws if the establishment is no favorite, or the server refuses; the change is rolled back
 */
export async function removeFavorite(businessId: string, isShownAtOnce = true): Promise<void> {
  const current = session
  const known = store.read().ids.get(businessId)
  if (known === undefined) throw new Error(sessionMessages.favorite.noId)
  if (isShownAtOnce) setId(businessId, undefined)
  try {
    await ask(RemoveFavoriteDocument, { id: await known })
  } catch (error) {
    if (!isNotFound(error)) {
      if (isShownAtOnce && current === session) setId(businessId, known)
      throw error
    }
  }
  if (current === session) setId(businessId, undefined)
}
