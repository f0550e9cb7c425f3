import type { Day } from '@tourdesk/domain/calendar'
import { amountToCollect } from '@tourdesk/domain/dispatch/manifest/amountToCollect'
import type { PartyFacts, PartySplit, UnitFacts } from '@tourdesk/domain/dispatch/manifest/sheet'
import { type KeyedPlace, stopKey } from '@tourdesk/domain/dispatch/stops/stop'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { DayRider } from '../riders.ts'
import type { LeavingEntry, LeavingUnit } from './dayQuestions.ts'

/** A vehicle unit as the rules see it. */
export function factsOf(unit: LeavingUnit, parties: PartyFacts[], stopOrder: string[]): UnitFacts {
  const { id, tour, tour_number, tour_date, plate_id, supplier, car_seats, external_seats, crew } = unit
  const person = ({ name, phone }: LeavingUnit['crew'][number]) => ({ name, phone })
  const driver = crew.find((member) => member.is_driver)
  return {
    unit: id,
    head: {
      tour: { name: tour, number: tour_number },
      date: tour_date,
      vehicle: plate_id ?? supplier,
      isSupplied: unit.car_supplier_id !== null,
      seats: car_seats ?? external_seats,
      driver: driver ? person(driver) : null,
      guides: crew.filter((member) => member.is_guide).map(person),
    },
    stopOrder,
    parties,
  }
}

/** The people of a day on no vehicle, of all tours. */
export function unassignedFacts(date: Day, parties: PartyFacts[]): UnitFacts {
  const head = { tour: null, date, vehicle: null, isSupplied: false, seats: null, driver: null, guides: [] }
  return { unit: null, head, stopOrder: [], parties }
}

/** A party as the rules see it. `ticketTypes` are in order. */
export function partyFacts(
  entry: LeavingEntry,
  { people, participants, unit, split }: DayRider & { split: PartySplit | undefined },
  { ticketTypes, today }: { ticketTypes: readonly string[]; today: Day },
): PartyFacts {
  const { currency, order_open: open, order_total: total, is_unpriced: isUnpriced } = entry
  const order = {
    open,
    currency,
    isUnpriced,
    isAgencyPayment: entry.is_agency_payment,
    entries: entry.entries.map(({ id, date, time, status }) => ({
      _id: id,
      date,
      time,
      isCanceled: status === 'CANCELED',
    })),
  }
  return {
    entry: entry.id,
    people,
    tickets: ticketsOf(participants, ticketTypes),
    ...(unit === null && { tour: entry.tour }),
    ...(split && { split }),
    name: `${entry.first_name} ${entry.last_name}`.trim(),
    phone: entry.mobile_phone,
    room: entry.room_number,
    notes: entry.notes,
    customerNotes: entry.customer_notes,
    language: entry.language,
    agency: entry.agency,
    orderNumber: entry.order_number,
    refNumber: entry.ref_order_number,
    collect: amountToCollect(order, entry.id, today),
    price: isUnpriced ? { isOpen: true } : { isOpen: false, cents: total, currency },
    stopKey: stopKey({ time: entry.pickup_time, place: placeOf(entry) }),
    pickup: entry.pickup_city && {
      time: entry.pickup_time,
      city: entry.pickup_city,
      name: entry.pickup_name,
      address: entry.pickup_address,
      isStored: entry.pickup_location_id !== null,
    },
    dropoff: entry.dropoff_city && {
      isSame: !entry.different_dropoff,
      city: entry.dropoff_city,
      name: entry.dropoff_name,
      address: entry.dropoff_address,
      isPaidReturn: entry.is_extra_service,
    },
  }
}

function placeOf(entry: LeavingEntry): KeyedPlace | null {
  const { pickup_location_id: _id, pickup_city: city, pickup_name: name, pickup_address: address } = entry
  return city && { _id, city, name, address }
}

/** In the order of the ticket types; those no longer offered come last. */
function ticketsOf(participants: Participants, ticketTypes: readonly string[]) {
  const rank = (type: string) => {
    const at = ticketTypes.indexOf(type)
    return at < 0 ? ticketTypes.length : at
  }
  return Object.entries(participants)
    .map(([type, count]) => ({ type, count }))
    .toSorted((a, b) => rank(a.type) - rank(b.type))
}
