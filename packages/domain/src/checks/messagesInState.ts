import type { DayFacts, MessageFact } from './dayFacts.ts'
import type { Subjects } from './finding.ts'

/** Several messages as one finding. */
interface FoundMessages extends Subjects {
  params: { n: number }
  facts: string[]
}

/** The messages of the day in a state, one finding per tour. */
export function messagesInState({ messages }: DayFacts, state: MessageFact['state']): FoundMessages[] {
  const byTour = Map.groupBy(
    messages.filter((message) => message.state === state),
    ({ tour }) => tour?._id ?? null,
  )
  return [...byTour.values()].map((of) => ({
    tour: of[0]?.tour ?? null,
    tourCar: onlyOne(of.map(({ tourCar }) => tourCar)),
    time:
      of
        .map(({ time }) => time ?? '')
        .filter(Boolean)
        .toSorted()[0] ?? null,
    entries: distinct(of.flatMap(({ entries }) => entries)),
    operators: [...new Set(of.flatMap(({ operators }) => operators))].toSorted(),
    params: { n: of.length },
    facts: of.map(({ _id }) => _id).toSorted(),
  }))
}

function onlyOne(units: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(units)
  return others.length === 0 ? first : null
}

function distinct<Entry extends { _id: string; orderNumber: number }>(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry._id, entry]))
  return [...byId.values()].toSorted((a, b) => a.orderNumber - b.orderNumber || (a._id < b._id ? -1 : 1))
}
