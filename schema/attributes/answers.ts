import type { AttributeKind } from './kinds.ts'
import type { AttributeOption } from './options.ts'

/** The parts of an attribute that its answers depend on. */
export interface Answerable {
  name: string
  kind: AttributeKind
  options: readonly AttributeOption[]
}

const yesOrNo: Readonly<Record<string, string>> = { yes: 'Sim', no: 'Não' }

/** An answer as people read it: "Sim", "Não", the name of an option, or the link itself. */
export function answerLabel({ kind, options }: Omit<Answerable, 'name'>, value: string): string {
  if (kind === 'YES_NO') return yesOrNo[value] ?? value
  return options.find(({ slug }) => slug === value)?.name ?? value
}
