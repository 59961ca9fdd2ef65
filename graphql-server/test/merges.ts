/** The operation that merges two establishments. */
export const mergeOperation = `mutation ($input: MergeBusinessesInput!, $actKey: String) {
  mergeBusinesses(input: $input, actKey: $actKey) {
    entryId
    business { id slug name phone version owner { id } address { street } addressHidden servesRegion
      areas { city { id } neighborhood { id } } photos { id alt } }
  }
}`

/** The query of what is chosen from. */
export const mergePreviewOperation = `query ($keptId: ID!, $otherId: ID!) {
  mergePreview(keptId: $keptId, otherId: $otherId) {
    kept { id } other { id } fields { field group kept other } differing areaCount problem favorites proposals
    references { entity id name }
  }
}`
