import type { CarRecord } from '@tourdesk/contract/fleet'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DayRange } from '@tourdesk/domain/calendar'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { Cars } from '../kernel/schema/fleet.ts'
import { everyDay, findRanges, type RangesOf } from './availability.ts'

/** The whole fleet by make and plate, with the ranges on the days (CAR-04). */
export async function showCars({ db }: Call, days: DayRange): Promise<CarRecord[]> {
  const [rows, rangesOf] = await Promise.all([
    db.selectFrom('cars').selectAll().orderBy('make').orderBy('plate_id').execute(),
    findRanges(db, days),
  ])
  return rows.map((row) => toRecord(row, rangesOf))
}

/** One car with all ranges (CAR-10). Throws `not_found` (404). */
export async function showCar({ db }: Call, id: string): Promise<CarRecord> {
  const [row, rangesOf] = await Promise.all([
    db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirst(),
    findRanges(db, everyDay, id),
  ])
  if (!row) throw new Problem('not_found')
  return toRecord(row, rangesOf)
}

function toRecord(row: Selectable<Cars>, rangesOf: RangesOf): CarRecord {
  return {
    _id: row.id,
    plateId: row.plate_id,
    seats: row.seats,
    make: row.make,
    year: row.year,
    notes: row.notes,
    isPrivateOwned: row.is_private_owned,
    availability: rangesOf(row.id),
    updatedAt: row.updated_at.toISOString(),
  }
}
