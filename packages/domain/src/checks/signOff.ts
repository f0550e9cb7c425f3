import { type Decision, ok, refuse } from '../decision.ts'
import type { Finding, Severity } from './finding.ts'
import { findingKey } from './findingKey.ts'

/** What a day is made of, for telling whether it's still the day that someone looked at. */
export interface DayState {
  departures: readonly { id: string; state: string; version: number }[]
  units: readonly { id: string; version: number; replies: readonly Reply[] }[]
}

interface Reply {
  operator: string
  /** Undefined while they weren't asked. */
  reply: string | undefined
  /** When they replied. */
  at: string | undefined
}

/** A hash of a day's departures, units, crew's replies and findings. The same day in any order has the same hash. */
export function dayHash({ departures, units }: DayState, findings: readonly Pick<Finding, 'key'>[]): string {
  const parts = [
    ...departures.map(({ id, state, version }) => ['departure', id, state, version]),
    ...units.map(({ id, version }) => ['unit', id, version]),
    ...units.flatMap(({ id, replies }) =>
      replies.map(({ operator, reply = null, at = null }) => ['reply', id, operator, reply, at]),
    ),
    ...findings.map(({ key }) => ['finding', key]),
  ]
  return findingKey(parts.map((part) => JSON.stringify(part)).toSorted())
}

/**
 * Whether a day can be signed off as someone saw it. Refused with `day_changed` if it has changed since, and with
 * `day_has_stops` (with how many) while something must be solved that isn't known.
 */
export function signOff(
  day: { hash: string; findings: readonly { severity: Severity; known: object | null }[] },
  seen: string,
): Decision<string> {
  if (day.hash !== seen) return refuse('day_changed')
  const stops = day.findings.filter(({ severity, known }) => severity === 'stop' && known === null)
  return stops.length === 0 ? ok(day.hash) : refuse('day_has_stops', { n: stops.length })
}
