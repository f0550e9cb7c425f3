import { type Decision, ok, refuse } from '../../decision.ts'

/** How long a hold keeps its places unless it's renewed. */
export const holdMinutes = 15

/** How many people one account can hold over all departures. */
const mostHeld = 60

/** When a hold that's made or renewed now ends; from this very moment on it holds nothing. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000)
}

/** Whether an account may hold more people, or `too_many_holds`; `held` counts those of its other holds. */
export function withinHolds(held: number, people: number): Decision<number> {
  return held + people > mostHeld ? refuse('too_many_holds', { most: mostHeld }) : ok(people)
}
