import type { Insertable, Selectable } from 'kysely'
import { newId } from '../../src/kernel/newId.ts'
import type { AvailabilityRanges, CarSuppliers, Cars, Operators } from '../../src/schema/fleet.ts'
import type { Ground } from './ground.ts'
import { inTurn } from './once.ts'

const people = [
  'Yossi Ben David',
  'Rachel Amsalem',
  'Ibrahim Amer',
  'Galit Shapira',
  'Eitan Harari',
  'Mariam Khoury',
]
const suppliers = ['Negev Coaches', 'Capital Minibus', 'Galilee Transport']

export function givenFleet({ db, clock }: Ground) {
  const personName = inTurn(people)
  const supplierName = inTurn(suppliers)
  let cars = 0
  return {
    /** A van with ten passenger seats. */
    async car(row: Partial<Insertable<Cars>> = {}): Promise<Selectable<Cars>> {
      cars += 1
      const plate_id = `214-57-${String(800 + cars).padStart(3, '0')}`
      return db
        .insertInto('cars')
        .values({ id: newId(), plate_id, seats: 10, make: 'Ford Transit', year: 2023, ...stamps(), ...row })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    /** A guide who speaks English, by default. */
    async operator(row: Partial<Insertable<Operators>> = {}): Promise<Selectable<Operators>> {
      const [first_name = '', ...rest] = personName().split(' ')
      return db
        .insertInto('operators')
        .values({
          id: newId(),
          role: 'guide',
          first_name,
          last_name: rest.join(' '),
          mobile_phone: '050-5550142',
          email: `${first_name.toLowerCase()}@example.com`,
          languages: ['english'],
          license_types: ['B', 'D1'],
          ...stamps(),
          ...row,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    /** A car supplier with minibuses. */
    async carSupplier(row: Partial<Insertable<CarSuppliers>> = {}): Promise<Selectable<CarSuppliers>> {
      const contact = {
        contact: 'Shimon Attias',
        contact_phone: '08-5550211',
        contact_email: 'office@example.com',
      }
      return db
        .insertInto('car_suppliers')
        .values({ id: newId(), name: supplierName(), ...contact, sizes: [16, 19], ...stamps(), ...row })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    /** Days on which a car or an operator is unavailable, or has another status. */
    async availability(
      row: Partial<Insertable<AvailabilityRanges>> & { start_date: string },
    ): Promise<Selectable<AvailabilityRanges>> {
      return db
        .insertInto('availability_ranges')
        .values({ id: newId(), status: 'unavailable', ...row })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  }

  function stamps() {
    return { created_at: clock.now(), updated_at: clock.now() }
  }
}
