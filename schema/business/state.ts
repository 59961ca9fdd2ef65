import { z } from 'zod'
import { isDate, readDate, typedDate } from '../hours/calendar.ts'
import { textOrNull } from '../input/rules.ts'
import { keyText } from '../text.ts'
import { businessStates, wordOfState } from './state-words.ts'

const words = businessStates.map(wordOfState)
const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(words)

/** State of an establishment; absent and null mean PUBLISHED. */
export const stateRule = z
  .enum(businessStates, `A situação deve ser ${list}.`)
  .nullable()
  .transform((state) => state ?? 'PUBLISHED')

const day = new RegExp(`^(?:${typedDate.source})$`)
const noDate = 'Informe a data da reabertura como 03/01/2027.'

/** Date as people write it or as yyyy-MM-dd; normalized to yyyy-MM-dd. */
export const reopeningRule = textOrNull(
  keyText,
  z.string().transform((text, check) => {
    const date = readDate(text)
    if (!day.test(text) || !isDate(date)) check.addIssue(noDate)
    return date
  }),
)
