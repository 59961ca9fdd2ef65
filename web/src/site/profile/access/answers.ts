import type { FieldNameWith, FieldValues } from '../../../../../schema/business/per-field.ts'
import { profileMessages } from '../../../messages/profile.ts'

type AccessField = FieldNameWith<{ group: 'access' }>

/** The answers of an establishment, as its query has them. */
export type AccessAnswers = FieldValues<AccessField>

/** What is told about one of them. */
export interface AccessAnswer {
  name: AccessField
  isYes: boolean
  text: string
}

const texts = profileMessages.access.answers
const names = Object.keys(texts) as AccessField[]

/** What is told, in words; what is not told is no "no". */
export function accessAnswers(business: AccessAnswers): AccessAnswer[] {
  return names.flatMap((name) => {
    const [yes, no] = texts[name]
    const isYes = business[name]
    return isYes === null ? [] : [{ name, isYes, text: isYes ? yes : no }]
  })
}

/** The same in the words of schema.org. */
export function accessData(business: AccessAnswers) {
  const features = accessAnswers(business).map(({ name, isYes }) => ({
    '@type': 'LocationFeatureSpecification',
    name: texts[name][0],
    value: isYes,
  }))
  return { amenityFeature: features.length > 0 ? features : undefined }
}
