import { dirname } from 'node:path'
import { beforeEach, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { useFiles } from '../../test/imports.ts'
import { expectSameEnd } from '../../test/sources/killed-runs.ts'

const database = useDatabase()
const saveFile = useFiles()
beforeEach(() => database.empty())

it('a run that is killed at any write, and run again, ends as one that was not, also in another order with changes', async () => {
  await expectSameEnd(database, {
    numbers: 3000,
    isIn: ({ properties: { addresses } }) => addresses?.[0]?.locality === 'Taubaté',
    kills: 1,
    folder: dirname(await saveFile('')),
  })
}, 600_000)
