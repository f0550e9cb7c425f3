import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import { crewOf } from '../../dispatch/crew.ts'
import { entriesWithSeats } from '../../dispatch/entriesWithSeats.ts'
import type { BoardingEntry } from '../../dispatch/lockEntry.ts'
import type { LastReply } from '../../dispatch/replies/lastReply.ts'
import { orderOf } from '../../dispatch/stops/storedStops.ts'
import type { StoredUnit } from '../../dispatch/units.ts'
import type { Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import type { DayTarget, MadeUnit } from './dayTarget.ts'
import type { LockedDay, Wanted } from './lockDay.ts'

/** What a part of a day was like before a plan was applied, and how to see that nobody has touched it since. */
export interface DayBefore {
  tours: string[]
  target: DayTarget
  /** What the crews of the changed units had replied. */
  replies: { unit: string; operator: string; reply: LastReply }[]
  /** Cars and people who were on a unit though unavailable. */
  away: string[]
  /** The units after the change, with their versions. */
  units: { id: string; version: number }[]
  /** The entries after the change. */
  entries: SeatedEntry[]
}

/** Whose people ride where, at which version. */
export interface SeatedEntry {
  id: string
  departure: string
  participants: Participants
  endDate: string | null
  seatedAt: string | null
}

/**
 * Notes what the locked part of a day is like, before it's written.
 * @returns completes the note, once it's written
 */
export async function dayBefore(
  tx: Tx,
  { tours }: Wanted,
  { units, entries }: LockedDay,
  target: DayTarget,
): Promise<(written: readonly StoredUnit[]) => Promise<DayBefore>> {
  const gone = new Set(target.dissolved)
  const made: MadeUnit[] = []
  for (const unit of units.filter(({ id }) => gone.has(id)))
    made.push({ ...madeOf(unit), stops: await ask(tx, orderOf(unit.id)) })
  const stay = units.filter(({ id }) => !gone.has(id))
  const before: DayTarget = {
    made,
    crews: stay.map((unit) => ({ unit: unit.id, crew: crewOf(unit) })),
    dissolved: target.made.map(({ place }) => place.id),
    seatings: entries.map(({ id, tour_event_id, seats }) => {
      const { tourCars: parts, splitChanged } = seats
      return { entry: id, departure: tour_event_id, parts, splitChanged }
    }),
  }
  return async (written) => ({
    tours,
    target: { ...before, crews: before.crews.filter(({ unit }) => written.some(({ id }) => id === unit)) },
    replies: stay.flatMap(({ id: unit, crew }) =>
      crew.flatMap(({ id: operator, reply }) => (reply ? [{ unit, operator, reply }] : [])),
    ),
    away: units.flatMap(awayOn),
    units: written.map(({ id, version }) => ({ id, version })),
    entries: await seatedNow(
      tx,
      entries.map(({ id }) => id),
    ),
  })
}

/** Entries as they are seated now. */
async function seatedNow(tx: Tx, ids: readonly string[]): Promise<SeatedEntry[]> {
  return (await entriesWithSeats(tx, ids)).map(seatedAs)
}

export function seatedAs({ id, tour_event_id, participants, end_date, seats }: BoardingEntry): SeatedEntry {
  return { id, departure: tour_event_id, participants, endDate: end_date, seatedAt: seats.seatedAt }
}

function madeOf(unit: StoredUnit): Omit<MadeUnit, 'stops'> {
  const { id, tour_event_id, tour_id, tour_date, end_date, version } = unit
  const place = { id, tour_event_id, tour_id, tour_date, end_date }
  // Later than the version that calendars got when it was deleted.
  return { place, crew: crewOf(unit), version: version + 1 }
}

function awayOn({ car_id, is_car_unavailable, crew }: StoredUnit): string[] {
  const people = crew.filter(({ is_unavailable }) => is_unavailable).map(({ id }) => id)
  return is_car_unavailable && car_id !== null ? [car_id, ...people] : people
}
