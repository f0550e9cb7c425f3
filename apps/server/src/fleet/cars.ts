import type { Db } from '../kernel/database.ts'

/** All cars of the own fleet, by make and plate (CAR-04). */
export function findCars(db: Db) {
  return db
    .selectFrom('cars')
    .select([
      'id as _id',
      'plate_id as plateId',
      'seats',
      'make',
      'year',
      'notes',
      'is_private_owned as isPrivateOwned',
    ])
    .orderBy('make')
    .orderBy('plate_id')
    .execute()
}
