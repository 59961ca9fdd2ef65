import { confirmationTopicNames, confirmationTopics } from './topics.ts'

/** Columns that exported CSV files have and an import ignores: day and confirmer of each contact. */
export const confirmationTitles: readonly string[] = confirmationTopicNames.flatMap((topic) => {
  const label = confirmationTopics[topic].toLowerCase()
  return [`${label} confirmado em`, `${label} confirmado por`]
})

/** The column of exported CSV files with the sources of values, which an import ignores (sources). */
export const sourcesTitle = 'fontes dos dados'
