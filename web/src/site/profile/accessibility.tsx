import type { FieldNameWith, FieldValues } from '../../../../schema/business/per-field.ts'
import { profileMessages } from '../../messages/profile.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import styles from './accessibility.module.css'

const shapes: Record<AccessAnswer['name'], string> = {
  stepFreeEntrance: 'M3 19h18M3 19 21 11v8M5 11h8M10 8l3 3-3 3',
  accessibleToilet:
    'M10 5.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM10 8v6h5l2.500 5M10 10.500h4.500M7.500 12a5 5 0 1 0 6.500 6.500',
  reservedParking: 'M5 3h14v18H5zM10 17V7h3a3 3 0 0 1 0 6h-3',
  libras:
    'M8 12V6a1.500 1.500 0 0 1 3 0v5M11 10V4.500a1.500 1.500 0 0 1 3 0V11M14 10.500V6a1.500 1.500 0 0 1 3 0v8a6.500 6.500 0 0 1-6.500 6.500c-3 0-4.500-1.500-6-4.500l-1.300-2.800a1.400 1.400 0 0 1 2.400-1.400L8 15',
}

/** The answers about accessibility; nothing without answers. */
export function Accessibility({ business }: { business: AccessAnswers }) {
  const answers = accessAnswers(business)
  if (answers.length === 0) return null
  return (
    <section className={styles.access} aria-labelledby="acessibilidade">
      <h2 id="acessibilidade">{profileMessages.access.title}</h2>
      <ul>
        {answers.map(({ name, isYes, text }) => (
          <li key={name} className={isYes ? undefined : styles.no}>
            <LineShape path={isYes ? shapes[name] : `${shapes[name]}M3 3l18 18`} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

type AccessField = FieldNameWith<{ group: 'access' }>

/** The answers of an establishment, as its query has them. */
export type AccessAnswers = FieldValues<AccessField>

/** One answer. */
interface AccessAnswer {
  name: AccessField
  isYes: boolean
  text: string
}

const texts = profileMessages.access.answers
const names = Object.keys(texts) as AccessField[]

/** The questions that have an answer; no answer does not mean "no". */
function accessAnswers(business: AccessAnswers): AccessAnswer[] {
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
