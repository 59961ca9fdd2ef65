import { confirmationTopicNames, confirmationTopics } from './topics.ts'

/** Columns that exported CSV files have and an import ignores: day and confirmer of each contact. */
export const confirmationTitles: readonly string[] = confirmationTopicNames.flatMap((topic) => {
  const label = confirmationTopics[topic].toLowerCase()
  return [`${label} confirmado em`, `${label} confirmado por`]
})
