import { z } from 'zod'
import { isDate, readDate, typedDate } from '../hours/calendar.ts'
import { textOrNull } from '../input/rules.ts'
import { keyText } from '../text.ts'
import { businessStates, wordOfState } from './state-words.ts'

const words = businessStates.map(wordOfState)
const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(words)

/** Whether an establishment is at work; absent or null is that it is. */
export const stateRule = z
  .enum(businessStates, `A situação deve ser ${list}.`)
  .nullable()
  .transform((state) => state ?? 'PUBLISHED')

const day = new RegExp(`^(?:${typedDate.source})$`)
const noDate = 'Informe a data da reabertura como 03/01/2027.'

/** A date as people write it or as yyyy-MM-dd, which is what is kept. */
export const reopeningRule = textOrNull(
  keyText,
  z.string().transform((text, check) => {
    const date = readDate(text)
    if (!day.test(text) || !isDate(date)) check.addIssue(noDate)
    return date
  }),
)
