import type { Draft } from './draft.ts'

/** In memory only, and for the account and the form that it was typed in. */
let kept: { key: string; draft: Draft } | null = null

/** Keeps what was typed when the session had ended, until its owner has logged in again. */
export function keepDraft(key: string, draft: Draft): void {
  kept = { key, draft }
}

/** @returns what was typed in that form, or null */
export function readDraft(key: string): Draft | null {
  return kept?.key === key ? kept.draft : null
}

export function forgetDraft(): void {
  kept = null
}
