import type { CrewAway, CrewDays, CrewMe, CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import type { Day } from '@tourdesk/domain/calendar'
import { type PhoneClock, rightClock } from '../phoneClock.ts'
import type { CrewDatabase } from './crewDatabase.ts'

/** The office's latest responses, as stored on this phone. */
export interface KeptAnswers {
  me: CrewMe | null
  days: CrewDays | null
  /** Days off. */
  away: CrewAway | null
  /** Days off that were typed and not yet saved. */
  awayDraft: AwayDraft | null
  units: ReadonlyMap<string, KeptUnit>
  clock: PhoneClock
}

/** Typed days off; `''` for none. A changed day gets a new key, so that a repeated call is the same one. */
export interface AwayDraft {
  startDate: Day | ''
  endDate: Day | ''
  clientKey: string
}

/** The sheet of a unit, and the version that the person saw last. */
export interface KeptUnit {
  sheet: CrewUnitSheet
  seen: CrewUnitSheet['sheet']
  /** Milliseconds by the phone's clock. */
  loadedAt: number
}

export const noAnswers: KeptAnswers = {
  me: null,
  days: null,
  away: null,
  awayDraft: null,
  units: new Map(),
  clock: rightClock,
}

const unitKey = (id: string) => `unit ${id}`

export async function keptAnswers(database: CrewDatabase): Promise<KeptAnswers> {
  const reading = database.transaction('answers')
  const [me, days, away, awayDraft, clock, units] = await Promise.all([
    reading.store.get('me') as Promise<CrewMe | undefined>,
    reading.store.get('days') as Promise<CrewDays | undefined>,
    reading.store.get('away') as Promise<CrewAway | undefined>,
    reading.store.get('awayDraft') as Promise<AwayDraft | undefined>,
    reading.store.get('clock') as Promise<PhoneClock | undefined>,
    reading.store.getAll(IDBKeyRange.bound(unitKey(''), unitKey('\uffff'))) as Promise<KeptUnit[]>,
  ])
  return {
    me: me ?? null,
    days: days ?? null,
    away: away ?? null,
    awayDraft: awayDraft ?? null,
    clock: clock ?? rightClock,
    units: new Map(units.map((unit) => [unit.sheet.unit._id, unit])),
  }
}

export async function keepMe(database: CrewDatabase, me: CrewMe): Promise<void> {
  await database.put('answers', me, 'me')
}

export async function keepClock(database: CrewDatabase, clock: PhoneClock): Promise<void> {
  await database.put('answers', clock, 'clock')
}

export async function keepAway(database: CrewDatabase, away: CrewAway): Promise<void> {
  await database.put('answers', away, 'away')
}

/** Stores what was typed; null forgets it. */
export async function keepAwayDraft(database: CrewDatabase, draft: AwayDraft | null): Promise<void> {
  if (draft) await database.put('answers', draft, 'awayDraft')
  else await database.delete('answers', 'awayDraft')
}

/** Stores the days, and removes the units that are no longer on them. */
export async function keepDays(database: CrewDatabase, days: CrewDays): Promise<void> {
  const writing = database.transaction('answers', 'readwrite')
  await writing.store.put(days, 'days')
  const listed = new Set(days.data.flatMap(({ units }) => units.map(({ _id }) => unitKey(_id))))
  for await (const cursor of writing.store)
    if (cursor.key.startsWith(unitKey('')) && !listed.has(cursor.key)) await cursor.delete()
  await writing.done
}

export async function keepUnit(database: CrewDatabase, unit: KeptUnit): Promise<void> {
  await database.put('answers', unit, unitKey(unit.sheet.unit._id))
}

export async function forgetUnit(database: CrewDatabase, id: string): Promise<void> {
  await database.delete('answers', unitKey(id))
}
