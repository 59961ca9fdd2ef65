import { type ReactNode, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields of the server-rendered document, and the focused one. */
export interface ServerFields {
  fields: Field[]
  focused: () => Element | null
  /** Removes the focus listener. */
  release: () => void
}

/** Must be called before hydration. */
export function watchServerFields(): ServerFields {
  const watching = new AbortController()
  let focused = document.activeElement
  const note = ({ target }: Event) => {
    focused = target as Element
  }
  document.addEventListener('focusin', note, { signal: watching.signal })
  return { fields: findFields(), focused: () => focused, release: () => watching.abort() }
}

/**
 * Restores input from before hydration if React discards the server's document (translated-pages): extensions
 * and translations change the DOM, and React then renders it again with empty fields.
 */
export function TypedFields({ server, children }: { server: ServerFields; children: ReactNode }) {
  useLayoutEffect(() => {
    server.release()
    if (server.fields.some((field) => !field.isConnected)) restore(server)
  }, [server])
  return children
}

function restore({ fields, focused }: ServerFields): void {
  const rendered = byKey(findFields())
  for (const [key, field] of byKey(fields)) {
    const successor = rendered.get(key)
    if (!successor) continue
    copyValue(field, successor)
    if (field === focused()) copyFocus(field, successor)
  }
}

const findFields = () => [...document.querySelectorAll<Field>('input, select, textarea')]

/** Keys fields by name and index, since ids change between renders. */
function byKey(fields: readonly Field[]): Map<string, Field> {
  const keyed = new Map<string, Field>()
  for (const field of fields) {
    const name = `${field.localName} ${field.name}`
    let place = 0
    while (keyed.has(`${name} ${place}`)) place++
    keyed.set(`${name} ${place}`, field)
  }
  return keyed
}

function copyValue(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement) {
    const isChanged = [...from.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (!isChanged || from.value === to.value) return
    to.value = from.value
    to.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (from.type === 'checkbox' || from.type === 'radio') {
    const { checked, defaultChecked } = from as HTMLInputElement
    if (checked !== defaultChecked && checked !== (to as HTMLInputElement).checked) to.click()
  } else if (from.type !== 'hidden' && from.value !== from.defaultValue) {
    setValue(to as HTMLInputElement | HTMLTextAreaElement, from.value)
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Uses the native setter: React overrides each input's and ignores events for changes made through it. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
}

function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Null for types without a selection, such as e-mail.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
