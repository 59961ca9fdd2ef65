import type { MockContext } from '../account-resolvers.ts'
import type { MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

/** What the dashboard asks of its first screen. */
export function adminOverview(catalogue: MockCatalogue) {
  const { businesses, cities, categories } = catalogue
  return {
    dashboardStats: (_: object, context: MockContext) => {
      asAdmin(catalogue, context)
      return {
        totalBusinesses: businesses.length,
        totalCities: cities.length,
        totalCategories: categories.length,
      }
    },
    waitingMails: (_: object, context: MockContext) => {
      asAdmin(catalogue, context)
      return catalogue.waitingMails
    },
    registrationsByDay: ({ month }: { month: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      const [year = 0, number = 0] = month.split('-').map(Number)
      const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
      return Array.from({ length: days }, (_, index) => {
        const date = `${month}-${String(index + 1).padStart(2, '0')}`
        return { date, count: businesses.filter(({ createdAt }) => createdAt.startsWith(date)).length }
      })
    },
    recentBusinesses: ({ limit }: { limit: number }, context: MockContext) => {
      asAdmin(catalogue, context)
      return businesses.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit)
    },
  }
}
