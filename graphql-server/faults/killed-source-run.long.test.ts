import { dirname } from 'node:path'
import { beforeEach, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { useFiles } from '../test/imports.ts'
import { expectSameEnd } from '../test/sources/killed-runs.ts'

const database = useDatabase()
const saveFile = useFiles()
beforeEach(() => database.empty())

it('runs of a whole region that are killed ten times end as those that were not', async () => {
  await expectSameEnd(database, {
    numbers: 5000,
    // One without an address is left out for want of a city, and may be matched once an equal place has vanished.
    isIn: ({ properties: { addresses } }) => addresses !== null,
    kills: 9,
    folder: dirname(await saveFile('')),
  })
}, 3_600_000)
