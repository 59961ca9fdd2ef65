import type { Context } from '../context.ts'

/** A condition on subcategories. */
interface Condition {
  active?: boolean
  id?: { in: number[] }
}

/**
 * Which subcategories a list may show: inactive ones are hidden from the public and kept in the dashboard
 * (subcategory-choice).
 *
 * @param active what the query asks for; null is all that the viewer may see
 * @param context tells the viewer
 * @returns for visitors at once, so that public lists stay one plan
 */
export function visibleSubcategories(
  active: boolean | null | undefined,
  context: Context,
): Condition | Promise<Condition> {
  if (active === true || context.anonymous) return active === false ? { id: { in: [] } } : { active: true }
  return context.viewer().then((viewer) => {
    if (viewer?.role === 'admin') return active === false ? { active } : {}
    return active === false ? { id: { in: [] } } : { active: true }
  })
}
