import type { DayFacts, MemberFact, PartyFact, UnitFact } from '../checks/dayFacts.ts'

const date = '2026-03-11'
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
    reports: [],
    messages: [],
    ...facts,
  }
}

/** A party of two on the bus that has paid. */
export function party(facts: Partial<PartyFact> = {}): PartyFact {
  return {
    ...{ _id: 'levi', orderId: 'order', orderNumber: 5012, tour: masada, tourDate: date },
    ...{ groupType: 'small_group', people: 2, waiting: 0, units: ['bus'], time: '07:00', hasPlace: true },
    ...{ splitChanged: false, isUnpriced: false, open: 0, currency: 'USD', isAgencyPayment: false },
    ...{ mobilePhone: '+972545550920', email: 'dana@example.com' },
    ...facts,
  }
}

/** A bus that lacks nothing. */
export function unit(facts: Partial<UnitFact> = {}): UnitFact {
  return {
    ...{ _id: 'bus', tour: masada, tourDate: date, time: '07:00', people: 2 },
    ...{ gaps: [], carAway: null, supplier: null, crew: [] },
    ...facts,
  }
}

/** A driver who has accepted. */
export function member(facts: Partial<MemberFact> = {}): MemberFact {
  const reply = { state: 'accepted', reason: '', changes: [] } as const
  return {
    _id: 'eli',
    name: 'Eli Cohen',
    isAway: false,
    reply: { ...reply, changes: [] },
    usesCrewPage: true,
    ...facts,
  }
}
