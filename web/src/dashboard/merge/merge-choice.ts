import { businessLimits } from '../../../../schema/input/business.ts'
import type { MergedAreas, MergePreviewQuery } from '../../gql/dashboard/graphql.ts'

export type Preview = MergePreviewQuery['mergePreview']
export type MergeSide = Preview['kept']

export const maxPhotos = businessLimits.photos

const maxAreas = 8

/** Whether the areas of both can be joined. */
export const canJoinAreas = ({ areaCount }: Preview) => areaCount <= maxAreas

export interface MergeChoice {
  /** Chosen side by group of fields; BOTH only for areas. */
  sides: Record<string, MergedAreas>
  photoIds: string[]
  showAddress: boolean
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Default choice: groups that only the other one has are taken from it. */
export function startChoice(preview: Preview): MergeChoice {
  const { fields, differing } = preview
  const sides = differing.map((group): [string, MergedAreas] => {
    const isMissing = fields.every((each) => each.group !== group || isEmpty(each.kept))
    return [group, isMissing ? 'OTHER' : 'KEPT']
  })
  const areas = canJoinAreas(preview) ? 'BOTH' : 'KEPT'
  const photoIds = allPhotos(preview).map(({ id }) => id)
  return {
    sides: { ...Object.fromEntries(sides), areas },
    photoIds: photoIds.slice(0, maxPhotos),
    showAddress: false,
  }
}

/** Photos of both without duplicates, with the name of the establishment. */
export function allPhotos({ kept, other }: Preview) {
  const of = ({ name, photos }: MergeSide) =>
    photos.map((photo, index) => ({ ...photo, name, place: index + 1 }))
  const all = [...of(kept), ...of(other)]
  const urls = all.map(({ image }) => image.url)
  return all.filter(({ image }, index) => urls.indexOf(image.url) === index)
}

/** Input of the mutation: one field per group taken from the other one. */
export function mergeInput(preview: Preview, { sides, photoIds, showAddress }: MergeChoice) {
  const { kept, other, fields } = preview
  const { areas = 'KEPT', ...groups } = sides
  const taken = Object.keys(groups).filter((group) => groups[group] === 'OTHER')
  return {
    keptId: kept.id,
    otherId: other.id,
    keptVersion: kept.version,
    otherVersion: other.version,
    fields: taken.flatMap((group) => fields.find((each) => each.group === group)?.field ?? []),
    areas,
    photoIds: allPhotos(preview).flatMap(({ id }) => (photoIds.includes(id) ? id : [])),
    showAddress,
  }
}
