import type { DayFacts, MemberFact, PartyFact, UnitFact } from '../checks/dayFacts.ts'

const date = '2026-03-11'
const hotel = {
  _id: 'hotel',
  city: 'tel_aviv',
  name: 'Dan Panorama',
  address: '',
  lat: 32.06,
  lng: 34.76,
} as const
const masada = { _id: 'masada', name: 'Masada' }

/** A day on which nothing is wrong, seen in the evening before. */
export function dayOf(facts: Partial<DayFacts> = {}): DayFacts {
  return {
    date,
    now: new Date('2026-03-10T20:00:00+02:00'),
    replyDeadline: '18:00',
    parties: [],
    units: [],
    reserved: [],
    work: [],
    changedSheets: [],
    pools: [],
    undecided: [],
    reports: [],
    messages: [],
    ...facts,
  }
}

/** A party of two on the bus that has paid. */
export function party(facts: Partial<PartyFact> = {}): PartyFact {
  return {
    ...{ _id: 'levi', orderId: 'order', orderNumber: 5012, tour: masada, tourDate: date },
    ...{
      groupType: 'small_group',
      people: 2,
      waiting: 0,
      units: ['bus'],
      time: '07:00',
      place: hotel,
      isTimePlanned: true,
    },
    ...{ splitChanged: false, isUnpriced: false, open: 0, currency: 'USD', isAgencyPayment: false },
    ...{ mobilePhone: '+972545550920', email: 'dana@example.com' },
    ...{ isClosed: false, isDepartureCanceled: false },
    ...facts,
  }
}

/** A bus that lacks nothing. */
export function unit(facts: Partial<UnitFact> = {}): UnitFact {
  return {
    ...{ _id: 'bus', tour: masada, tourDate: date, time: '07:00', people: 2 },
    ...{ carSeats: 14, stopOrder: [], gaps: [], carAway: null, supplier: null, crew: [] },
    ...facts,
  }
}

/** A driver who has accepted. */
export function member(facts: Partial<MemberFact> = {}): MemberFact {
  const reply = { state: 'accepted', reason: '', changes: [] } as const
  return {
    _id: 'eli',
    name: 'Eli Cohen',
    isDriver: true,
    licences: ['D1'],
    isAway: false,
    reply: { ...reply, changes: [] },
    usesCrewPage: true,
    ...facts,
  }
}
