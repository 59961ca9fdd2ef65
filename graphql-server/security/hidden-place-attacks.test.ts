import { beforeEach, describe, expect, it } from 'vitest'
import { submissionToken } from '../src/proposals/tokens.ts'
import { accountJourney } from '../test/account-journey.ts'
import { useDatabase } from '../test/database.ts'
import { accounts } from '../test/roles.ts'
import { freshServices } from '../test/services.ts'
import { insertPlace, place, type StoredPlace, setHidden, setPlace } from '../two-processes/hidden-place.ts'

const database = useDatabase()
const services = freshServices()
const waitingId = 95

/** The values of `place`, as a visitor proposes them. */
const right = {
  street: 'address: { street: "Rua Guardada" }',
  number: 'address: { number: "8714" }',
  'zip code': 'address: { zipCode: "12345987" }',
  point: 'latitude: -22.917, longitude: -45.317',
  neighborhood: 'address: { neighborhoodId: 9 }',
  'whole address':
    'address: { street: "Rua Guardada", number: "8714", zipCode: "12345987", cityId: 3, neighborhoodId: 9 }',
}

const others: StoredPlace[] = [
  {
    ...{ street: 'Avenida Escondida', number: '21', zipCode: '87654321' },
    ...{ latitude: -21.1, longitude: -46.9, neighborhoodId: 2 },
  },
  { street: null, number: null, zipCode: null, latitude: null, longitude: null, neighborhoodId: 3 },
]

const correction = (input: string) =>
  `mutation { proposeCorrection(slug: "padaria-da-serra", input: { ${input} }) { waitsForEmail receipts { topic outcome } } }`

/** Attacks whose answer depends on the place while it is public: operations in order. */
const guesses = Object.entries(right).map(
  ([what, values]) =>
    [`the right ${what}`, [correction(`topics: [ADDRESS], values: { ${values} }`)]] as const,
)

const confirmWaiting = `mutation { confirmSubmission(token: "${submissionToken(services, 'email', waitingId)}") { isWaiting proposals { topic state } } }`
const readWaiting = `{ submissionStatus(token: "${submissionToken(services, 'status', waitingId)}") { isConfirmed isWaiting proposals { topic state } } }`

const attacks = [
  ...guesses,
  ['no value', [correction('topics: [ADDRESS]')]],
  ['the same value twice', [0, 1].map(() => correction(`topics: [ADDRESS], values: { ${right.number} }`))],
  ['the value with another topic', [correction(`topics: [OTHER], values: { ${right.street} }, note: "Rua"`)]],
  [
    'the value with a phone',
    [
      correction(`topics: [PHONE], values: { phone: "1236224455", ${right.number} }`),
      correction('topics: [PHONE]'),
    ],
  ],
  ['the street as a name', [correction('topics: [NAME], values: { name: "Rua Guardada 8714" }')]],
  ['the street in a note', [correction('topics: [OTHER], note: "Fica na Rua Guardada, 8714"')]],
  [
    'the value with an e-mail address',
    [correction(`topics: [ADDRESS], values: { ${right.number} }, email: "alguem@exemplo.test"`)],
  ],
  ['a value that waited for an e-mail address', [confirmWaiting, readWaiting]],
  ['a request for removal', [correction('topics: [REMOVAL], note: "Rua Guardada, 8714"')]],
  [
    'a claim by the address',
    [
      'mutation { claimBusiness(slug: "padaria-da-serra", method: EVIDENCE, note: "Rua Guardada, 8714") { methods isOwn } }',
      '{ claimOptions(slug: "padaria-da-serra") { businessName methods isOwn claim { method state } } }',
    ],
  ],
  [
    'changes by an account without rights',
    [
      `mutation { proposeChanges(businessId: 2, input: { topics: [ADDRESS], values: { ${right.number} } }) { waitsForEmail } }`,
      'mutation { requestConfirmation(businessId: 2) }',
      '{ businessesOfOwner { items { id } } }',
    ],
  ],
  [
    'a favorite',
    [
      'mutation { removeFavorite(businessId: 2) }',
      'mutation { addFavorite(businessId: 2) { business { id street distance neighborhood { id businessCount } } } }',
    ],
  ],
] as const satisfies (readonly [string, readonly string[]])[]

beforeEach(() => insertPlace(database))

/** What a visitor and an account without rights are answered and mailed. */
async function outcome(
  operations: readonly string[],
  stored: StoredPlace,
  isHidden: boolean,
): Promise<string> {
  await insertPlace(database)
  const input = { topics: ['ADDRESS'], values: { address: { number: '8714' } }, photoIds: [] }
  await database.prisma.submission.create({
    data: { id: waitingId, businessId: 2, email: 'alguem@exemplo.test', waiting: input },
  })
  await setHidden(database, isHidden)
  await setPlace(database, stored)
  const journey = accountJourney(database)
  const before = journey.mails.length
  const answers: unknown[] = []
  for (const viewer of [undefined, { id: accounts.user, role: 'user' as const }])
    for (const operation of operations) answers.push(await journey.ask(operation, viewer ? { viewer } : {}))
  const mails = journey.mails.slice(before).map(({ to, subject }) => [to, subject])
  const text = JSON.stringify([answers, mails])
  expect(text).not.toContain('GRAPHQL_VALIDATION_FAILED')
  return text
}

describe.each(attacks)('%s', (_name, operations) => {
  it('is answered alike whatever the hidden place is', async () => {
    const answered = await outcome(operations, place, true)
    for (const other of others) expect(await outcome(operations, other, true)).toBe(answered)
  })
})

it.each(guesses)('while the address is public, %s is answered by the place', async (_name, operations) => {
  const [other] = others as [StoredPlace]
  expect(await outcome(operations, other, false)).not.toBe(await outcome(operations, place, false))
})
