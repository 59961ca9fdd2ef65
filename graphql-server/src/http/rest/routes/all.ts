import type { Route } from '../route.ts'
import { accountRoutes } from './accounts.ts'
import { businessReadRoutes } from './business-reads.ts'
import { businessWriteRoutes } from './business-writes.ts'
import { categoryRoutes } from './categories.ts'
import { cityRoutes } from './cities.ts'
import { favoriteRoutes } from './favorites.ts'
import { neighborhoodRoutes } from './neighborhoods.ts'
import { subcategoryRoutes } from './subcategories.ts'

/** Every call of the API, in the order of the specification. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...businessReadRoutes,
  ...businessWriteRoutes,
  ...cityRoutes,
  ...categoryRoutes,
  ...neighborhoodRoutes,
  ...subcategoryRoutes,
  ...favoriteRoutes,
]
