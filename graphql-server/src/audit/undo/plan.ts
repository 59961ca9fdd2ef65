import { type AnswerRow, answeredAttributes, attributeId, isAnswerField } from '../../answers/fields.ts'
import { answersAllowed } from '../../answers/rows.ts'
import type { BusinessFields } from '../../businesses/fields.ts'
import { readReferences } from '../../businesses/references.ts'
import { businessProblems, fieldsToCheck } from '../../businesses/rules.ts'
import { lockStored, readStored } from '../../businesses/stored.ts'
import { type BusinessUpdate, toUpdate } from '../../businesses/write.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { restorableDays } from '../../writes/restorable.ts'
import { type KeptDeletion, restorationProblems } from '../restore-rows.ts'
import { type Line, readUndoEntries, type UndoEntry } from './entries.ts'
import { chosenFields, openChanges, type UndoChoice, type UndoField, undoFields } from './fields.ts'

/** What taking back one change of an establishment does, or why it does nothing. */
export type UndoPlan = { entry: UndoEntry; fields: readonly UndoField[] } & (
  | { outcome: 'restore'; deletion: KeptDeletion }
  | { outcome: 'delete' }
  | { outcome: 'update'; update: BusinessUpdate }
  /** Nothing but its photos and their texts change, which `planPhotos` plans. */
  | { outcome: 'photos' }
  /** It was changed since, and is kept. */
  | { outcome: 'changed' }
  /** It is as before already. */
  | { outcome: 'nothing' }
  | { outcome: 'impossible'; reason: string }
)

/**
 * Works out what taking changes back would do; the number of statements does not depend on how many they are.
 *
 * @param lines of different establishments
 * @param isLocked whether the establishments are locked until the transaction ends
 */
export async function planUndo(
  transaction: Prisma.TransactionClient,
  lines: readonly Line[],
  choice: UndoChoice,
  isLocked: boolean,
): Promise<UndoPlan[]> {
  const businessIds = lines.map(({ entityId }) => entityId)
  const ids = lines.map(({ id }) => id)
  const rows = await (isLocked ? lockStored : readStored)(transaction, businessIds)
  if (isLocked)
    await transaction.$queryRaw`
      SELECT audit_entry_id FROM deletions WHERE audit_entry_id IN (${Prisma.join(ids)}) FOR UPDATE`
  const stored = new Map(rows.map((row) => [row.id, row]))
  const entries = await readUndoEntries(transaction, ids)
  const changedSince = await readChangedSince(transaction, ids)
  const planned = entries.map((entry): UndoPlan => {
    const { action, entityId, restoration, undos, deletion, id } = entry
    const plan = { entry, fields: [] }
    const business = stored.get(entityId)
    if (action === 'delete') {
      if (restoration) return { ...plan, outcome: 'nothing' }
      if (!deletion) return { ...plan, outcome: 'impossible', reason: texts.undo.expired(restorableDays) }
      return { ...plan, outcome: 'restore', deletion: { ...deletion, deletionId: id } }
    }
    if (action !== 'update' && undos.length > 0) return { ...plan, outcome: 'nothing' }
    if (!business) return { ...plan, outcome: 'impossible', reason: texts.undo.deletedSince }
    if (action !== 'update')
      return { ...plan, outcome: changedSince.has(id) && !choice.withChanged ? 'changed' : 'delete' }
    const fields = undoFields(openChanges(entry), business.fields)
    const chosen = chosenFields(fields, choice)
    if (chosen.length === 0) return { entry, fields, outcome: fields.length > 0 ? 'changed' : 'nothing' }
    const given = Object.fromEntries(chosen.map(({ field, old }) => [field, old])) as Partial<BusinessFields>
    return { entry, fields, outcome: 'update', update: toUpdate(business, given) }
  })
  return refuseImpossible(transaction, planned)
}

/** Those of these entries whose establishments have later entries, other than of the same request. */
async function readChangedSince(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    SELECT made.id FROM audit_entries made
    WHERE made.id IN (${Prisma.join([...ids])}) AND made.action IN ('create', 'restore') AND EXISTS (
      SELECT 1 FROM audit_entries later WHERE later.entity = 'business' AND later.entity_id = made.entity_id
      AND later.id > made.id AND (later.request_id IS NULL OR NOT (later.request_id <=> made.request_id)))`
  return new Set(rows.map(({ id }) => id))
}

/** Marks those that would break a rule, or need what is gone. */
async function refuseImpossible(
  transaction: Prisma.TransactionClient,
  plans: readonly UndoPlan[],
): Promise<UndoPlan[]> {
  const updates = plans.flatMap((plan) => (plan.outcome === 'update' ? [plan.update] : []))
  const changed = [...new Set(updates.flatMap(toCheck))]
  const references = await readReferences(
    transaction,
    updates.map(({ after }) => after),
    changed,
  )
  const restores = plans.flatMap((plan) => (plan.outcome === 'restore' ? [plan.deletion] : []))
  const isAllowed = await answersAllowed(transaction, answeredAttributes(changed))
  const problems = restores.length > 0 ? await restorationProblems(transaction, restores) : []
  const restoreProblems = new Map(restores.map((deletion, index) => [deletion, problems[index] ?? null]))
  return plans.map((plan) => {
    const { entry, fields, outcome } = plan
    const reason =
      outcome === 'restore'
        ? restoreProblems.get(plan.deletion)
        : outcome === 'update'
          ? [
              ...new Set([
                ...Object.values(businessProblems(plan.update.after, toCheck(plan.update), references)),
                ...answerProblems(plan.update, isAllowed),
              ]),
            ].join(' ')
          : null
    return reason ? { entry, fields, outcome: 'impossible', reason } : plan
  })
}

/** An old answer needs its attribute, and its option. */
const answerProblems = ({ after, changed }: BusinessUpdate, isAllowed: (answer: AnswerRow) => boolean) =>
  changed.filter(isAnswerField).flatMap((field) => {
    const value = after[field] ?? null
    const isPossible = value === null || isAllowed({ attributeId: attributeId(field), value })
    return isPossible ? [] : [texts.businesses.answers.gone]
  })

const toCheck = ({ before, after, changed }: BusinessUpdate) => fieldsToCheck(before, after, changed)
