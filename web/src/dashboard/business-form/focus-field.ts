import type { FieldName } from './values.ts'

const controls = '[contenteditable=true], textarea, input:not([type=search]), select, button'

/** Moves the focus to a field, or to the first control of one that has several. */
export function focusField(name: FieldName): void {
  const field = document.querySelector<HTMLElement>(`[name=${name}], [data-field=${name}]`)
  const control = field?.matches('input, select') ? field : field?.querySelector<HTMLElement>(controls)
  control?.focus()
}
