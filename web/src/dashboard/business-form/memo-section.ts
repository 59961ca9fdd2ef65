import { memo, type ReactNode } from 'react'
import type { FormHandle } from './form-handle.ts'
import type { FieldName } from './values.ts'

/**
 * A section that is drawn anew only when something of it changes, so that a key pressed in one field does not draw the
 * whole form.
 *
 * @param names the fields that it reads
 */
export function memoSection<P extends { form: FormHandle }>(
  names: readonly FieldName[],
  Section: (props: P) => ReactNode,
) {
  return memo(Section, ({ form: before, ...propsBefore }, { form: after, ...propsAfter }) => {
    const others = Object.entries(propsAfter)
    return (
      names.every(
        (name) => before.values[name] === after.values[name] && before.errors[name] === after.errors[name],
      ) && others.every(([name, value]) => propsBefore[name as keyof typeof propsBefore] === value)
    )
  })
}
