import type { Favorite, OpenSession, Passkey, User } from '../ask/schema-types.generated.ts'
import { insert, type MockBusiness, type MockCatalogue } from './catalogue.ts'

export type MockSession = OpenSession

/** An account with what only its owner may read. */
export interface MockUser extends User {
  /** What a test types to sign in; the mock compares it with nothing. */
  password: string
  owns: MockBusiness[]
  passkeys: Passkey[]
  /** Newest first. */
  favorites: Favorite[]
  /** The tokens of all are the same: only the one of the browser opens anything. */
  sessions: OpenSession[]
  recoveryCodes: string[]
  /** Sessions of an older one are over. */
  version: number
}

/** The token that a login returns. */
export const tokenOf = (user: MockUser) => `ficha-${user.id}-${user.version}`

/** Adds an account. */
export function addUser({ users }: MockCatalogue, wish: Partial<MockUser> = {}): MockUser {
  const opened = { createdAt: '2026-11-20T12:00:00.000Z', lastUsedOn: '2026-11-20', isCurrent: true }
  return insert(users, {
    name: 'Maria Souza',
    email: `maria${users.length + 1}@guia.test`,
    phone: '12991234567',
    role: 'USER',
    photo: null,
    createdAt: '2026-01-15T12:00:00.000Z',
    deactivatedAt: null,
    version: 0,
    password: 'maria-demo',
    owns: [],
    passkeys: [],
    recoveryCodes: [],
    favorites: [],
    sessions: [{ id: 'a1', device: 'Firefox no Linux', ...opened }],
    ...wish,
  })
}

let lastFavorite = 0

/** Makes an establishment a favorite of an account. */
export function favor(user: MockUser, business: MockBusiness): Favorite {
  lastFavorite += 1
  const favorite = { id: `favorito-${lastFavorite}`, createdAt: '2026-11-20T12:00:00.000Z', business }
  user.favorites.unshift(favorite as unknown as Favorite)
  return user.favorites[0] as Favorite
}
