import type { CarRecord } from '@tourdesk/contract/fleet/cars'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DayRange } from '@tourdesk/domain/calendar'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import { askTogether } from '../kernel/question.ts'
import type { Cars } from '../schema/fleet.ts'
import { everyDay, type RangesOf, rangesOn } from './availability.ts'
import { carRows, toCar } from './cars.ts'

/** The whole fleet by make and plate, with the ranges on the days. */
export async function showCars({ db }: Call, days: DayRange): Promise<CarRecord[]> {
  const { rows, rangesOf } = await askTogether(db, { rows: carRows(), rangesOf: rangesOn('Car', days) })
  return rows.map((row) => toRecord(row, rangesOf))
}

/** One car with all ranges. Throws `not_found` (404). */
export async function showCar({ db }: Call, id: string): Promise<CarRecord> {
  const { rows, rangesOf } = await askTogether(db, {
    rows: carById({ id }),
    rangesOf: rangesOn('Car', everyDay, id),
  })
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return toRecord(row, rangesOf)
}

const carById = compiled((db, { id }: { id: string }) =>
  db.selectFrom('cars').selectAll().where('id', '=', id),
)

function toRecord(row: Selectable<Cars>, rangesOf: RangesOf): CarRecord {
  return {
    ...toCar(row),
    availability: rangesOf(row.id),
    updatedAt: row.updated_at.toISOString(),
  }
}
