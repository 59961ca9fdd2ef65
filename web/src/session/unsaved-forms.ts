/** Prefix of the keys under which `localStorage` keeps unsaved edits, followed by the account's id. */
export const unsavedFormsPrefix = 'guiadovale.unsaved.'

/** Forgets the unsaved edits in this browser, of whatever account: who leaves it leaves nothing in it. */
export function forgetUnsavedForms(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(unsavedFormsPrefix)) localStorage.removeItem(key)
  }
}
