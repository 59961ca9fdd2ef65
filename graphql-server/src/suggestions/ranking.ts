import type { Counted, Counts } from './counts.ts'
import type { Entry } from './names.ts'
import { type Match, matchFit, type Reading } from './readings.ts'

/** A filter to suggest. */
export interface Choice {
  need: NeedEntry | null
  place: PlaceEntry | null
  /** Matched synonym. */
  matched: string | null
  isCorrection: boolean
  /** Whether no part of the text is left unexplained. */
  isWhole: boolean
  /** Whether the text is the whole name of need and place, without a typing error. */
  isExact: boolean
}

type NeedEntry = Entry & NonNullable<Counted['need']>
type PlaceEntry = Entry & NonNullable<Counted['place']>

/** Maximum numbers of suggested filters. */
export interface Limits {
  choices: number
  /** Filters that leave a part of the text out. */
  partial: number
}

/** Minimum score of a reading, relative to the best one. */
const worthOffering = 0.5

/** Readings with results, best first. */
export function ranked(readings: readonly Reading[], counts: Counts, most: Limits): Choice[] {
  const scored = readings
    .flatMap((reading) =>
      findingSomething(readingChoice(reading), counts).map(({ choice, penalty }) => ({
        choice,
        score: readingScore(reading, choice, counts) - penalty,
      })),
    )
    .sort((a, b) => b.score - a.score)
  const worth = worthOffering * (scored[0]?.score ?? 0)
  const seen = new Set<string>()
  const chosen: Choice[] = []
  let partial = 0
  for (const { choice, score } of scored) {
    const key = `${choice.need?.kind} ${choice.need?.id} ${choice.place?.kind} ${choice.place?.id}`
    if (score < worth || seen.has(key)) continue
    seen.add(key)
    if (!choice.isWhole && ++partial > most.partial) continue
    if (chosen.push(choice) === most.choices) break
  }
  return chosen
}

function readingChoice({ need, place, isCorrection, isWhole }: Reading): Choice {
  const synonym = need?.name.isSynonym ? need.name.text : null
  return {
    need: (need?.name.entry ?? null) as NeedEntry | null,
    place: (place?.name.entry ?? null) as PlaceEntry | null,
    matched: synonym,
    isCorrection,
    isWhole,
    isExact: isWhole && !isCorrection && [need, place].every((part) => !part || part.coverage === 1),
  }
}

/** Score reductions for a filter wider than the reading, and for a need without the requested place. */
const widerPenalty = 0.2
const everywherePenalty = 0.25

interface Found {
  choice: Choice
  penalty: number
}

/**
 * Falls back to the whole city if there are no results, then to the whole category there and to the need everywhere.
 */
function findingSomething(choice: Choice, counts: Counts): Found[] {
  const { need, place } = choice
  const finds = ({ choice }: Found) => counts.of(choice) > 0
  const exact = { choice, penalty: 0 }
  if (finds(exact)) return [exact]
  if (!need || !place) return []
  const wider = (differing: Partial<Choice>, penalty = widerPenalty) => ({
    choice: { ...choice, ...differing, isWhole: false, isExact: false },
    penalty,
  })
  const city = (place.parent ?? place) as PlaceEntry
  const inCity = wider({ place: city })
  if (finds(inCity)) return [inCity]
  const category = need.parent ? [wider({ need: need.parent as NeedEntry, place: city, matched: null })] : []
  return [...category, wider({ place: null }, everywherePenalty)].filter(finds)
}

/** Score reduction of a place alone in a text that contains more. */
const placeAlonePenalty = 0.3

/**
 * How much of the text a reading explains, how well it matches the name, and as a tie-breaker its number of results.
 */
function readingScore(
  { need, place, understood, isCorrection, isWhole }: Reading,
  choice: Choice,
  counts: Counts,
): number {
  const parts = [need, place].filter((part): part is Match => part !== null)
  const coverage = parts.reduce((sum, part) => sum + matchFit(part) - part.understood, 0) / parts.length
  const found = Math.log10(1 + counts.of(choice))
  const lost = (isCorrection ? 0.05 : 0) + (need || isWhole ? 0 : placeAlonePenalty)
  return understood + coverage + 0.05 * found - lost
}
