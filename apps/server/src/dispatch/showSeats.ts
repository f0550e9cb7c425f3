import { presentSeats } from '../entries/seats.ts'
import type { Call } from '../kernel/call.ts'
import { findEntry } from './lockEntry.ts'

/** The vehicles that the people of an entry ride on. Throws `not_found` (404). */
export async function showSeats({ db, scope }: Call, order: string, entry: string) {
  const { seats } = await findEntry(db, scope, order, entry)
  return presentSeats(seats)
}
