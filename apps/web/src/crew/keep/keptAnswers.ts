import type { CrewDays, CrewMe, CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import { type PhoneClock, rightClock } from '../phoneClock.ts'
import type { CrewDatabase } from './crewDatabase.ts'

/** The office's latest responses, as stored on this phone. */
export interface KeptAnswers {
  me: CrewMe | null
  days: CrewDays | null
  units: ReadonlyMap<string, KeptUnit>
  clock: PhoneClock
}

/** The sheet of a unit, and the version that the person saw last. */
export interface KeptUnit {
  sheet: CrewUnitSheet
  seen: CrewUnitSheet['sheet']
  /** Milliseconds by the phone's clock. */
  loadedAt: number
}

export const noAnswers: KeptAnswers = { me: null, days: null, units: new Map(), clock: rightClock }

const unitKey = (id: string) => `unit ${id}`

export async function keptAnswers(database: CrewDatabase): Promise<KeptAnswers> {
  const reading = database.transaction('answers')
  const [me, days, clock, units] = await Promise.all([
    reading.store.get('me') as Promise<CrewMe | undefined>,
    reading.store.get('days') as Promise<CrewDays | undefined>,
    reading.store.get('clock') as Promise<PhoneClock | undefined>,
    reading.store.getAll(IDBKeyRange.bound(unitKey(''), unitKey('\uffff'))) as Promise<KeptUnit[]>,
  ])
  return {
    me: me ?? null,
    days: days ?? null,
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
