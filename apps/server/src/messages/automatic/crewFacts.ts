import type { Day } from '@tourdesk/domain/calendar'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageFacts } from '@tourdesk/domain/messages/template'
import { cityLabels } from '@tourdesk/words/vocabulary'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { nameOfPlace } from '../../entries/placeColumns.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { longDay, weekday } from '../../outbox/mails/longDay.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { ticketsText } from './ticketsText.ts'

/** A vehicle unit with what its crew needs to know. */
export type CrewUnit = Awaited<ReturnType<typeof crewUnits>>[number]

/** The units of a guide or driver: one unit, or all of a day. */
export function crewUnits(db: Db | Tx, operator: string, which: { unit: string } | { day: Day }) {
  const units = db
    .selectFrom('vehicle_units')
    .innerJoin('unit_crew', 'unit_crew.unit_id', 'vehicle_units.id')
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .leftJoin('cars', 'cars.id', 'vehicle_units.car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'vehicle_units.car_supplier_id')
    .select([
      'vehicle_units.id',
      'tours.name as tour',
      'vehicle_units.tour_date as date',
      'cars.plate_id as plate',
      'cars.make',
      'car_suppliers.name as supplier',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('unit_crew as mate')
          .innerJoin('operators', 'operators.id', 'mate.operator_id')
          .select(['mate.is_guide', 'mate.is_driver'])
          .select(sql<string>`trim(operators.first_name || ' ' || operators.last_name)`.as('name'))
          .whereRef('mate.unit_id', '=', 'vehicle_units.id')
          .orderBy('mate.position'),
      ).as('crew'),
      jsonArrayFrom(
        scopedRows(db, everyOrder)
          .entries()
          .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
          .select([
            'unit_parts.head_count as people',
            'unit_parts.participants',
            'pickup_time as time',
            'pickup_city as city',
            'pickup_address as address',
          ])
          .select(nameOfPlace('pickup').as('place'))
          .where('unit_parts.unit_id', '=', sql.ref<string>('vehicle_units.id'))
          .orderBy('pickup_time')
          .orderBy('order_entries.id'),
      ).as('riders'),
    ])
    .where('unit_crew.operator_id', '=', operator)
    .orderBy('vehicle_units.tour_date')
    .orderBy('vehicle_units.id')
  const found =
    'unit' in which
      ? units.where('vehicle_units.id', '=', which.unit)
      : units
          .where('vehicle_units.tour_date', '<=', which.day)
          .where('vehicle_units.end_date', '>=', which.day)
  return found.execute()
}

/** The facts told to a crew member, as text that changes whenever they do. */
export function contentOfUnits(units: readonly CrewUnit[]): string {
  return JSON.stringify(
    units.map(({ id, tour, date, plate, supplier, riders }) => {
      const [first] = riders
      const people = riders.reduce((sum, rider) => sum + rider.people, 0)
      return [id, tour, date, plate, supplier, first?.time ?? null, first?.place ?? null, people]
    }),
  )
}

/** The facts that a text to the crew can name. */
export function crewFacts(
  units: readonly CrewUnit[],
  {
    firstName,
    link,
    business,
    day,
    unitName,
  }: {
    firstName: string
    /** The link to the crew's page; empty if the text doesn't name it. */
    link: string
    business: { name: string; phone: string }
    day: Day
    unitName: string
  },
  language: TextLanguage,
): MessageFacts {
  const tours = units.map((unit) => unitFacts(unit, language))
  return {
    'business.name': business.name,
    'business.phone': business.phone,
    'crew.firstName': firstName,
    'crew.link': link,
    'tour.name': unitName,
    'tour.weekday': weekday(day, language),
    ...tours[0],
    'tour.date': longDay(day, language),
    tours,
  }
}

function unitFacts(unit: CrewUnit, language: TextLanguage): Record<string, string> {
  const [first] = unit.riders
  const words = language === 'he' ? 'he' : 'en'
  const names = (people: CrewUnit['crew']) => people.map(({ name }) => name).join(', ')
  return {
    'tour.name': unit.tour,
    'tour.date': longDay(unit.date, language),
    'tour.weekday': weekday(unit.date, language),
    'pickup.time': first?.time ?? '',
    'pickup.place': first?.place ?? '',
    'pickup.address': !first || first.address === first.place ? '' : first.address,
    'pickup.city': first?.city ? cityLabels[words][first.city] : '',
    'party.tickets': ticketsText(ticketsOf(unit), words),
    'party.people': String(unit.riders.reduce((sum, rider) => sum + rider.people, 0)),
    'vehicle.plate': unit.plate ?? '',
    'vehicle.make': unit.make ?? '',
    'vehicle.supplier': unit.supplier ?? '',
    'guide.names': names(unit.crew.filter(({ is_guide }) => is_guide)),
    'driver.name': names(unit.crew.filter(({ is_driver }) => is_driver)),
  }
}

/** The tickets of everybody on the unit, added up. */
function ticketsOf({ riders }: CrewUnit): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { participants } of riders)
    for (const [type, count] of Object.entries(participants)) sums[type] = (sums[type] ?? 0) + count
  return sums
}
