import { createInputRule } from '../../../schema/input/business.ts'
import { type Answers, answerField } from '../answers/fields.ts'
import { erasedFields, sourceReference } from '../businesses/erased.ts'
import type { NewBusiness } from '../businesses/fields.ts'
import { readDescription } from '../csv/import/columns.ts'
import type { References } from '../csv/import/taxonomy.ts'
import { texts } from '../messages/texts.ts'
import { toUpdateInput } from '../proposals/content.ts'
import { askedAnswers } from './maps/attributes.ts'
import type { SourcePlace } from './read/place.ts'
import type { DraftPlace } from './save-drafts.ts'
import type { OpenPlace, RunState } from './settings.ts'

/**
 * Builds the input of a draft. New taxonomy entries have negative ids.
 *
 * @returns the message of the first rule that it breaks
 */
function draftInput(
  place: SourcePlace,
  answers: Answers,
  references: References,
): NewBusiness | { problem: string } {
  const { street, number, zipCode, description, ...fields } = place.fields
  const { city, neighborhood, categories, subcategories } = references
  const kind = subcategories[0]?.name ?? categories[0]?.name
  const raw = {
    ...fields,
    description: readDescription(description ?? texts.sources.description(city?.name ?? '', kind)),
    latitude: place.latitude,
    longitude: place.longitude,
    state: 'DRAFT',
    address: { street, number, zipCode, cityId: String(city?.id), neighborhoodId: String(neighborhood?.id) },
    ...toUpdateInput(answers, {}),
    categoryIds: categories.map(({ id }) => String(id)),
    subcategoryIds: subcategories.map(({ id }) => String(id)),
  }
  const { data, error } = createInputRule(raw).safeParse(raw)
  return data ?? { problem: error?.issues[0]?.message ?? '' }
}

/** The column to blame where the table has none for a field. */
const otherTitle = { neighborhood: 'address', subcategory: 'category' } as const

/** Prepares drafts. Places that break a rule or belong to an erased listing are left out with the reason (erasure). */
export async function prepareDrafts(open: readonly OpenPlace[], state: RunState): Promise<DraftPlace[]> {
  const { builder, settings, titleOf } = state
  const erased = await erasedFields(
    settings.prisma,
    open.map(({ place: { fields, reference } }) => ({
      phone: fields.phone ?? null,
      whatsapp: fields.whatsapp ?? null,
      email: fields.email ?? null,
      references: [sourceReference({ source: settings.source, reference })],
    })),
  )
  return open.flatMap(({ place, located, answers, isUsable, contentHash, record }, index) => {
    const problem = 'problem' in located ? located.problem : !isUsable ? texts.sources.onlyCompared : null
    const categoryIds = 'references' in located ? located.references.categories.map(({ id }) => id) : []
    const asked = askedAnswers(answers, categoryIds)
    const input = 'references' in located ? draftInput(place, asked, located.references) : null
    const broken = input && 'problem' in input ? input.problem : null
    if ((erased[index] ?? []).length > 0) builder.leaveOut(place, texts.erasures.matches)
    else if (problem !== null || broken !== null)
      builder.leaveOut(place, problem ?? broken ?? '', 'problem' in located ? titleOf('city') : null)
    else if ('references' in located && input && !('problem' in input)) {
      for (const { attribute } of answers) {
        const title = titleOf(answerField(attribute.id))
        if (title !== null && !(answerField(attribute.id) in asked))
          builder.leaveOutValue(place, texts.sourceTables.notAsked(attribute.name), null, title)
      }
      for (const { field, message } of located.remarks)
        builder.leaveOutValue(place, message, null, titleOf(field) ?? titleOf(otherTitle[field]))
      const { references, isWithoutNeighborhood, isNearestCity } = located
      return [
        {
          place,
          input,
          answers: asked,
          references,
          contentHash,
          record,
          isWithoutNeighborhood,
          isNearestCity,
        },
      ]
    }
    return []
  })
}
