import { z } from 'zod'

const message = 'Informe o id ou o slug, e apenas um dos dois.'

/** The arguments of a query for one entity: exactly one of `id` and `slug`. */
export const idOrSlug = z
  .looseObject({ id: z.string().nullish(), slug: z.string().nullish() })
  .superRefine(({ id, slug }, check) => {
    if ((id == null) !== (slug == null)) return
    for (const path of ['id', 'slug']) check.addIssue({ code: 'custom', path: [path], message })
  })
