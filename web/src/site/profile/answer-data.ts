import type { AttributeMeaning } from '../../../../schema/attributes/meanings.ts'
import type { Answers } from './attributes.tsx'
import { webAddress } from './contact-links.ts'

/** Answers as schema.org data, by the meaning of their attributes; omits those without one. */
export function answerData(answers: Answers) {
  const features = answersWith(answers, 'amenityFeature').map(({ attribute, value, label }) => ({
    '@type': 'LocationFeatureSpecification',
    name: attribute.name,
    value: attribute.kind === 'YES_NO' ? value === 'yes' : label,
  }))
  const payments = answersWith(answers, 'paymentAccepted').filter(({ value }) => value === 'yes')
  const cuisines = answersWith(answers, 'servesCuisine').map(({ label }) => label)
  const actions = answers.flatMap(({ attribute: { meaning, name }, value }) =>
    meaning?.endsWith('Action') && webAddress(value)
      ? [{ '@type': meaning, name, target: webAddress(value)?.href }]
      : [],
  )
  return {
    amenityFeature: someOf(features),
    paymentAccepted: payments.map(({ attribute }) => attribute.name).join(', ') || undefined,
    servesCuisine: someOf(cuisines),
    hasMenu: singleValue(answers, 'hasMenu'),
    acceptsReservations: singleValue(answers, 'acceptsReservations'),
    isAccessibleForFree: singleValue(answers, 'isAccessibleForFree'),
    smokingAllowed: singleValue(answers, 'smokingAllowed'),
    potentialAction: someOf(actions),
  }
}

const answersWith = (answers: Answers, meaning: AttributeMeaning) =>
  answers.filter(({ attribute }) => attribute.meaning === meaning)

const someOf = <Value>(list: readonly Value[]) => (list.length > 0 ? list : undefined)

/** URL of a link, or whether the answer is yes. */
function singleValue(answers: Answers, meaning: AttributeMeaning): string | boolean | undefined {
  const [answer] = answersWith(answers, meaning)
  if (!answer) return undefined
  return answer.attribute.kind === 'LINK' ? webAddress(answer.value)?.href : answer.value === 'yes'
}
