import { texts } from '../../messages/texts.ts'
import { type Field, InvalidValue } from './fields.ts'

/**
 * Cities and neighborhoods: a JSON list, as text in forms. Also accepts the format of responses, with entities in
 * place of ids.
 */
export const areasField: Field = {
  variable: 'input.areas',
  empty: [],
  schema: {
    type: 'array',
    description:
      'Cities and neighborhoods that it serves, at most eight, each with `cityId` and, unless the whole city is served, `neighborhoodId`; as JSON text in forms.',
    items: {
      type: 'object',
      properties: {
        cityId: { type: 'string', description: 'City id.', examples: ['1'] },
        neighborhoodId: {
          type: ['string', 'null'],
          description: 'Id of a neighborhood in the city.',
          examples: ['1'],
        },
      },
      required: ['cityId'],
    },
    examples: [[{ cityId: '1' }]],
  },
  read(values) {
    const list = values.flat().flatMap((value) => (typeof value === 'string' ? parseList(value) : value))
    return list.map(toArea)
  },
}

function parseList(text: string): unknown {
  if (text.trim() === '') return []
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidValue(texts.rest.notAreas)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function toArea(value: unknown) {
  if (!isRecord(value)) throw new InvalidValue(texts.rest.notAreas)
  const { city, neighborhood } = value
  return {
    cityId: toId(value.cityId ?? (isRecord(city) ? city._id : city)),
    neighborhoodId: toId(
      value.neighborhoodId ?? (isRecord(neighborhood) ? neighborhood._id : neighborhood) ?? null,
    ),
  }
}

function toId(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new InvalidValue(texts.rest.notAreas)
}
