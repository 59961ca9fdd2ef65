import type { Favorite, OpenSession, Passkey, User } from '../ask/schema-types.generated.ts'
import { insert, type MockBusiness, type MockCatalogue } from './catalogue.ts'

export type MockSession = OpenSession

/** An account with its private data. */
export interface MockUser extends User {
  /** For typing in tests; any password is accepted. */
  password: string
  owns: MockBusiness[]
  passkeys: Passkey[]
  favorites: Favorite[]
  sessions: OpenSession[]
  recoveryCodes: string[]
  /** Token version: raising it expires earlier tokens. */
  version: number
}

export const tokenOf = (user: MockUser) => `ficha-${user.id}-${user.version}`

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

export function favor({ favorites }: MockUser, business: MockBusiness): Favorite {
  const favorite = { id: `favorito-${business.id}`, createdAt: '2026-11-20T12:00:00.000Z', business }
  favorites.unshift(favorite as unknown as Favorite)
  return favorites[0] as Favorite
}
