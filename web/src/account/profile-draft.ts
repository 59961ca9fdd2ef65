/** What a profile's form holds. */
export interface ProfileDraft {
  name: string
  phone: string
}

/** In memory only, and for the account that typed it only. */
let kept: { userId: string; draft: ProfileDraft } | null = null

/** Keeps what could not be saved because the session had ended, until its owner has logged in again. */
export function keepDraft(userId: string, draft: ProfileDraft): void {
  kept = { userId, draft }
}

/** @returns what the account had typed, or null */
export function readDraft(userId: string): ProfileDraft | null {
  return kept?.userId === userId ? kept.draft : null
}

export function forgetDraft(): void {
  kept = null
}
