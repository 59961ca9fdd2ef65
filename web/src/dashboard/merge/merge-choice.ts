import { useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import type { MergedAreas, MergePreviewQuery } from '../../gql/dashboard/graphql.ts'

export type Preview = MergePreviewQuery['mergePreview']
export type MergeField = Preview['fields'][number]
export type MergeSide = Preview['kept']

export const maxPhotos = businessLimits.photos

const maxAreas = 8

/** The areas of both can be joined where they are not too many. */
export const canJoinAreas = ({ areaCount }: Preview) => areaCount <= maxAreas

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Groups that only the other one has are taken from it until somebody chooses. */
function emptyGroups({ fields, differing }: Preview): string[] {
  return differing.filter(
    (group) => group !== 'areas' && fields.every((each) => each.group !== group || isEmpty(each.kept)),
  )
}

/** Photos of both, each picture once, with the name of its establishment. */
export function allPhotos({ kept, other }: Preview) {
  const of = ({ name, photos }: MergeSide) =>
    photos.map((photo, index) => ({ ...photo, name, place: index + 1 }))
  const all = [...of(kept), ...of(other)]
  const urls = all.map(({ image }) => image.url)
  return all.filter(({ image }, index) => urls.indexOf(image.url) === index)
}

/** What an administrator chooses of two establishments, and how to change it. */
export function useMergeChoice(preview: Preview) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(emptyGroups(preview)))
  const [areas, setAreas] = useState<MergedAreas>(canJoinAreas(preview) ? 'BOTH' : 'KEPT')
  const [photoIds, setPhotoIds] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        allPhotos(preview)
          .slice(0, maxPhotos)
          .map(({ id }) => id),
      ),
  )
  const [showAddress, setShowAddress] = useState(false)
  const toggled = (set: ReadonlySet<string>, each: string, isIn: boolean) =>
    new Set([...set].filter((other) => other !== each).concat(isIn ? [each] : []))
  return {
    taken,
    areas,
    photoIds,
    showAddress,
    setAreas,
    setShowAddress,
    take: (group: string, isTaken: boolean) => setTaken((groups) => toggled(groups, group, isTaken)),
    choosePhoto: (id: string, isChosen: boolean) => setPhotoIds((ids) => toggled(ids, id, isChosen)),
  }
}

export type MergeChoice = ReturnType<typeof useMergeChoice>

/** As the mutation takes it: one field of each group that is taken from the other one. */
export function mergeInput(preview: Preview, { taken, areas, photoIds, showAddress }: MergeChoice) {
  const { kept, other, fields } = preview
  return {
    keptId: kept.id,
    otherId: other.id,
    keptVersion: kept.version,
    otherVersion: other.version,
    fields: [...taken].flatMap((group) => fields.find((each) => each.group === group)?.field ?? []),
    areas,
    photoIds: allPhotos(preview).flatMap(({ id }) => (photoIds.has(id) ? id : [])),
    showAddress,
  }
}
