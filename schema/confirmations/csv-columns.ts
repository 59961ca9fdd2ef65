import { confirmationTopicNames, confirmationTopics } from './topics.ts'

/** Columns with date and confirmer of each contact; exported, ignored by the import. */
export const confirmationTitles: readonly string[] = confirmationTopicNames.flatMap((topic) => {
  const label = confirmationTopics[topic].toLowerCase()
  return [`${label} confirmado em`, `${label} confirmado por`]
})

/** Column with the sources of values; exported, ignored by the import (sources). */
export const sourcesTitle = 'fontes dos dados'
