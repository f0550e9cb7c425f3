import type { DayFacts, MessageFact } from './dayFacts.ts'
import type { Subjects } from './finding.ts'
import { distinctEntries, firstTime } from './subjects.ts'

/** Several messages as one finding. */
interface FoundMessages extends Subjects {
  params: { n: number }
  facts: string[]
}

/** The messages of the day in a state, as one finding, so that they don't hide the others. */
export function messagesInState({ messages }: DayFacts, state: MessageFact['state']): FoundMessages[] {
  const of = messages.filter((message) => message.state === state)
  if (of.length === 0) return []
  return [
    {
      ...{ tour: null, tourDate: null, tourCar: null, time: firstTime(of) },
      entries: distinctEntries(of.flatMap(({ entries }) => entries)),
      operators: [...new Set(of.flatMap(({ operators }) => operators))].toSorted(),
      params: { n: of.length },
      facts: of.map(({ _id }) => _id).toSorted(),
    },
  ]
}
