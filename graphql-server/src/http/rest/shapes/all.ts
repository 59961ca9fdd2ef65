import { Favorite, User } from './account.ts'
import { Business } from './business.ts'
import { Category, Subcategory } from './categories.ts'
import { DashboardStats, Deleted, Registration } from './dashboard.ts'
import { City, Neighborhood } from './places.ts'

/** Every entity, as the API's description names them. */
export const shapes = [
  Business,
  Category,
  City,
  DashboardStats,
  Deleted,
  Favorite,
  Neighborhood,
  Registration,
  Subcategory,
  User,
]
