import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { LicenseType } from '@tourdesk/domain/fleet/vocabulary'
import type { Db } from '@tourdesk/server/kernel/database'
import { Diary } from './diary.ts'

/** A member of the crew; `car` is the person's own. */
export interface CrewPerson {
  id: string
  languages: Language[]
  licenses: LicenseType[]
  car: string | null
}

/** Vehicles and crew to plan with, in the order they're tried. */
export interface Fleet {
  cars: { id: string; seats: number; isPrivate: boolean }[]
  drivers: CrewPerson[]
  guides: CrewPerson[]
  suppliers: { id: string; sizes: number[] }[]
  diary: Diary
}

/** The stored fleet, with the days on which its cars and people are unavailable. */
export async function readFleet(db: Db): Promise<Fleet> {
  const cars = await db.selectFrom('cars').selectAll().orderBy('seats').orderBy('plate_id').execute()
  const operators = await db.selectFrom('operators').selectAll().orderBy('email').execute()
  const suppliers = await db.selectFrom('car_suppliers').selectAll().orderBy('name').execute()
  const crewOf = (role: 'guide' | 'driver') =>
    operators
      .filter((operator) => operator.role === role)
      .map(({ id, languages, license_types, car_id }) => ({
        id,
        languages,
        licenses: license_types,
        car: car_id,
      }))
  return {
    cars: cars.map(({ id, seats, is_private_owned }) => ({ id, seats, isPrivate: is_private_owned })),
    // People with the fewest languages or licences first, which keeps the others free for what only they can
    // do.
    drivers: crewOf('driver').toSorted((a, b) => a.licenses.length - b.licenses.length),
    guides: crewOf('guide').toSorted((a, b) => a.languages.length - b.languages.length),
    suppliers: suppliers.map(({ id, sizes }) => ({ id, sizes })),
    diary: await readDiary(db),
  }
}

async function readDiary(db: Db): Promise<Diary> {
  const diary = new Diary()
  const away = await db
    .selectFrom('availability_ranges')
    .selectAll()
    .where('status', '=', 'unavailable')
    .execute()
  for (const range of away) {
    diary.take(range.car_id ?? range.operator_id ?? '', { start: range.start_date, end: range.end_date })
  }
  return diary
}
