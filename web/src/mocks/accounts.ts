import type { MockBusiness, MockCatalogue } from './catalogue.ts'
import type { MockImage } from './images.ts'

export interface MockUser {
  id: string
  name: string
  email: string
  phone: string
  password: string
  role: 'USER' | 'ADMIN'
  photo: MockImage | null
  createdAt: string
  deactivatedAt: string | null
  mustAddPasskey: boolean
  passkeys: { id: string; name: string; createdAt: string; lastUsedOn: string | null }[]
  /** Those that have not been used. */
  recoveryCodes: string[]
  /** Whether the password was shown within the last minutes. */
  isFresh: boolean
  /** Sessions of an older one are over. */
  version: number
  /** Establishments that it owns. */
  owns: MockBusiness[]
  /** Newest first. */
  favorites: MockFavorite[]
  /** Those used last first. The tokens of all are the same: only the one of the browser opens anything. */
  sessions: MockSession[]
}

/** The token of its link is `convite-` and its id. */
export interface MockInvitation {
  id: string
  name: string
  email: string
  role: MockUser['role']
  expiresAt: string
  invitedBy: string | null
}

export interface MockSession {
  id: string
  device: string
  createdAt: string
  lastUsedOn: string
  isCurrent: boolean
}

export interface MockFavorite {
  id: string
  createdAt: string
  business: MockBusiness
}

/** What a link to a new password carries, as if it had been sent to this account. */
export const resetTokenOf = (user: MockUser) => `link-${user.id}-${user.version}`

/** A token as the server's login would answer it. */
export const tokenOf = (user: MockUser) => `ficha-${user.id}-${user.version}`

/** Adds an account. */
export function addUser(catalogue: MockCatalogue, wish: Partial<MockUser> = {}): MockUser {
  const id = String(catalogue.users.length + 1)
  const user: MockUser = {
    id,
    name: 'Maria Souza',
    email: `maria${id}@guia.test`,
    phone: '12991234567',
    password: 'maria-demo',
    role: 'USER',
    photo: null,
    createdAt: '2026-01-15T12:00:00.000Z',
    deactivatedAt: null,
    mustAddPasskey: false,
    passkeys: [],
    recoveryCodes: [],
    isFresh: true,
    version: 0,
    owns: [],
    favorites: [],
    sessions: [
      {
        id: 'a1',
        device: 'Firefox no Linux',
        createdAt: '2026-11-20T12:00:00.000Z',
        lastUsedOn: '2026-11-20',
        isCurrent: true,
      },
    ],
    ...wish,
  }
  catalogue.users.push(user)
  return user
}

let lastFavorite = 0

/** Makes an establishment a favorite of an account; once only. */
export function favor(user: MockUser, business: MockBusiness): MockFavorite {
  const known = user.favorites.find((favorite) => favorite.business === business)
  if (known) return known
  lastFavorite += 1
  const favorite = { id: `favorito-${lastFavorite}`, createdAt: '2026-11-20T12:00:00.000Z', business }
  user.favorites.unshift(favorite)
  return favorite
}
