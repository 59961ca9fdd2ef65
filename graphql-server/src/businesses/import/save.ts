import { isDatabaseAway } from '../../database/database-away.ts'
import { ProductError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import type { Place } from './names.ts'
import { newPlaces, type Plan } from './plan.ts'
import { fieldOf, type Problem } from './problem.ts'
import { type Made, type PlanToSave, type Saving, saveTogether } from './save-together.ts'

const isToSave = (plan: Plan): plan is PlanToSave => plan.save !== null

/** Places that one transaction makes at most, or the last of its lines would wait too long for the first. */
const MOST_PLACES = 20

/**
 * Saves what lines plan: many in one transaction, or when that fails each in its own, so that a line that cannot be
 * saved stops no other and leaves nothing behind.
 *
 * @param plans those that cannot be saved become refused, with the reason
 * @returns the places that were made
 * @throws when the database is away
 */
export async function savePlans(plans: readonly Plan[], saving: Saving): Promise<Made[]> {
  const made: Made[] = []
  for (const group of groupsOf(plans)) {
    const together = await saveUnlessRefused(group, saving)
    if (together) made.push(...together)
    else for (const plan of group) made.push(...(await saveOrRefuse(plan, saving)))
  }
  return made
}

function groupsOf(plans: readonly Plan[]): PlanToSave[][] {
  const groups: PlanToSave[][] = []
  let places = new Set<Place>()
  for (const plan of plans.filter(isToSave)) {
    const group = places.size < MOST_PLACES ? groups.at(-1) : undefined
    if (!group) places = new Set()
    for (const place of newPlaces(plan.save.references)) places.add(place)
    if (group) group.push(plan)
    else groups.push([plan])
  }
  return groups
}

/** @returns null when something of it cannot be saved, and so nothing was */
async function saveUnlessRefused(group: PlanToSave[], saving: Saving): Promise<Made[] | null> {
  try {
    return await saveTogether(group, saving)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return null
  }
}

async function saveOrRefuse(plan: PlanToSave, saving: Saving): Promise<Made[]> {
  try {
    return await saveTogether([plan], saving)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!(error instanceof ProductError)) saving.onFailure(error, plan.line)
    Object.assign(plan, { outcome: 'refused', changed: [], problems: problemsOf(error) })
    return []
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ProductError)) return [{ field: null, message: texts.imports.failed }]
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [{ field: null, message: error.message }]
  return fields.map(([path, message]) => ({ field: fieldOf(path.split('.').at(-1) ?? ''), message }))
}
