import { type Dispatch, type SetStateAction, useState } from 'react'

/** A key for a create (create-once): 128 random bits in hex. `crypto.randomUUID` exists on secure origins only. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The key that a form sends with its create: one from its opening on, so that a second press after a lost answer creates
 * nothing more. A form that goes on to another record sets a new one.
 */
export function useRequestKey(): [key: string, set: Dispatch<SetStateAction<string>>] {
  return useState(newRequestKey)
}
