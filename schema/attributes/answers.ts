import type { AttributeKind } from './kinds.ts'
import type { AttributeOption } from './options.ts'

/** Fields of an attribute that determine its valid answers. */
export interface Answerable {
  name: string
  kind: AttributeKind
  options: readonly AttributeOption[]
}

const yesOrNo: Readonly<Record<string, string>> = { yes: 'Sim', no: 'Não' }

/** Answer as shown to people: "Sim", "Não", the option's name, or the link itself. */
export function answerLabel({ kind, options }: Omit<Answerable, 'name'>, value: string): string {
  if (kind === 'YES_NO') return yesOrNo[value] ?? value
  return options.find(({ slug }) => slug === value)?.name ?? value
}
