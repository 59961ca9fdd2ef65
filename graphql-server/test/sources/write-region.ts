// node graphql-server/test/sources/write-region.ts FILE [PLACES] [document|lines|one-line] [changed]
import { changedPlace, type RegionForm, regionPlace, writeRegion } from './region.ts'

const [path, places = '5000', form = 'document', changed] = process.argv.slice(2)
if (!path) throw new Error('Which file is written?')
await writeRegion(path, {
  places: Number(places),
  form: form as RegionForm,
  // "changed" is the next release of the source: in another order, one place of a hundred with another phone.
  ...(changed === 'changed'
    ? { place: (index) => changedPlace(index), shuffle: 1 }
    : { place: (index) => regionPlace(index) }),
})
