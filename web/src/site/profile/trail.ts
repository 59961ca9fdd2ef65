import { profileMessages } from '../../messages/profile.ts'
import { paths } from '../../paths.ts'
import type { Step } from '../../structured-data.tsx'

/** The way to a profile: home, its first category, itself. */
export function trailTo(business: {
  name: string
  categories: readonly { name: string; slug: string }[]
}): Step[] {
  const [category] = business.categories
  return [
    { name: profileMessages.home, to: paths.home },
    ...(category ? [{ name: category.name, to: paths.explore({ category: category.slug }) }] : []),
    { name: business.name },
  ]
}
