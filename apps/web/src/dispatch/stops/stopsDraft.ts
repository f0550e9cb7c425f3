import type { StopsProposal, UnitStop } from '@tourdesk/contract/dispatch/stops'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { compareTimes } from '@tourdesk/domain/dispatch/stops/stopsOf'
import { isStopTime } from '@tourdesk/domain/dispatch/stops/stopTime'
import { readTime } from '@tourdesk/domain/readTime'
import { z } from 'zod'

/** A stop while it's being planned: its key, and its time as typed. */
export interface StopLine {
  key: string
  time: string
}

/** A plan that isn't saved yet. */
export const StopsDraft = z.object({
  lines: z.array(z.object({ key: z.string(), time: z.string() })),
  /** Keys of the stops when the plan was started. */
  basis: z.array(z.string()),
})
export type StopsDraft = z.output<typeof StopsDraft>

/** The lines of the saved stops. */
export function linesOf(stops: readonly UnitStop[]): StopLine[] {
  return stops.map(({ key, time }) => ({ key, time: time ?? '' }))
}

/** The lines of proposed times, in the proposed order. */
export function linesOfProposal({ stops }: Pick<StopsProposal, 'stops'>): StopLine[] {
  return stops.map(({ key, proposedTime }) => ({ key, time: proposedTime ?? '' }))
}

/**
 * Fits a plan to the current stops: those that are gone are left out, new ones are added by time. A stop
 * whose time another user changed counts as new. The stop without a place stays last.
 */
export function fitLines(lines: readonly StopLine[], stops: readonly UnitStop[]): StopLine[] {
  const now = new Map(stops.map((stop) => [stop.key, stop]))
  const known = new Set(lines.map(({ key }) => key))
  const joined = linesOf(stops.filter(({ key }) => !known.has(key))).reduce(
    join,
    lines.filter(({ key }) => now.has(key)),
  )
  const isNowhere = ({ key }: StopLine) => Number(now.get(key)?.place === null)
  return joined.toSorted((a, b) => isNowhere(a) - isNowhere(b))
}

function join(lines: StopLine[], line: StopLine): StopLine[] {
  const at = lines.findIndex((each) => compareTimes(timed(each), timed(line)) > 0)
  return lines.toSpliced(at === -1 ? lines.length : at, 0, line)
}

const timed = ({ time }: StopLine) => ({ time: time || null })

/** The lines with one of them moved to another index, from 0. */
export function movedLine(lines: readonly StopLine[], key: string, to: number): StopLine[] {
  const moving = lines.find((line) => line.key === key)
  if (!moving) return [...lines]
  const rest = lines.filter((line) => line !== moving)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moving)
}

/** True if the lines equal the saved stops. */
export function isUnchanged(lines: readonly StopLine[], stops: readonly UnitStop[]): boolean {
  return JSON.stringify(lines) === JSON.stringify(linesOf(stops))
}

/** The typed time; null if it's empty, or not a time at which a vehicle may stop. */
export function typedTime({ time }: Pick<StopLine, 'time'>): string | null {
  const read = readTime(time)
  return read !== null && isStopTime(read) ? read : null
}

/** True if the line can be saved: its time is unchanged or valid. */
export function isFine(line: StopLine, stop: Pick<UnitStop, 'time'> | undefined): boolean {
  return line.time === (stop?.time ?? '') || typedTime(line) !== null
}

/** The planned stops as the domain's rules need them. */
export function plannedStops(lines: readonly StopLine[], stops: readonly UnitStop[]): Stop[] {
  const now = new Map(stops.map((stop) => [stop.key, stop]))
  return lines.flatMap((line) => {
    const stop = now.get(line.key)
    if (!stop) return []
    const time = line.time === stop.time ? stop.time : typedTime(line)
    const parties = stop.parties.map(({ entry, people }) => ({ entry, people, time, place: stop.place }))
    return [{ ...stop, time, parties }]
  })
}
