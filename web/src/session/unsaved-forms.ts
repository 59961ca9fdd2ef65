/** Prefix of the keys under which `localStorage` keeps unsaved edits, followed by the account's id. */
export const unsavedFormsPrefix = 'guiadovale.unsaved.'

/** Removes the unsaved edits of every account from this browser. */
export function forgetUnsavedForms(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(unsavedFormsPrefix)) localStorage.removeItem(key)
  }
}
