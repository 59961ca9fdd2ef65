import { z } from 'zod'

/** Arguments of which exactly one is given; each is a text or absent. */
interface OneOf {
  /** What they are called. */
  names: readonly string[]
  /** Said of each when none or several are given. */
  message: string
  /** Said instead when none is. */
  missing?: string
}

/** A rule that exactly one of some arguments is given. */
export function exactlyOne({ names, message, missing = message }: OneOf) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string().nullish()]))
  return z.looseObject(shape).superRefine((args, check) => {
    const given = names.filter((name) => args[name] != null)
    if (given.length === 1) return
    for (const path of names)
      check.addIssue({ code: 'custom', path: [path], message: given.length === 0 ? missing : message })
  })
}

/** The arguments of a query for one entity: exactly one of `id` and `slug`. */
export const idOrSlug = exactlyOne({
  names: ['id', 'slug'],
  message: 'Informe o id ou o slug, e apenas um dos dois.',
})
