import type { PartyFacts, UnitFacts } from './sheet.ts'

/** Maria López and her husband from the Dan Tel Aviv, who pay the balance on the way. */
export function givenParty(changes: Partial<PartyFacts> = {}): PartyFacts {
  return {
    entry: 'entry-10547',
    people: 2,
    tickets: [{ type: 'adult', count: 2 }],
    name: 'Maria López',
    phone: '+34 600 555 010',
    room: '412',
    notes: 'Child seat',
    customerNotes: 'Called twice',
    language: 'spanish',
    agency: 'Sunrise Travel',
    orderNumber: 10547,
    refNumber: 'SR-88',
    collect: { isOpen: false, cents: 12000, currency: 'USD' },
    price: { isOpen: false, cents: 25000, currency: 'USD' },
    stopKey: '',
    pickup: givenPickup(),
    dropoff: { ...danTelAviv, isSame: true, isPaidReturn: false },
    ...changes,
  }
}

const danTelAviv = { city: 'tel_aviv', name: 'Dan Tel Aviv', address: '99 HaYarkon' } as const

export function givenPickup(changes: Partial<NonNullable<PartyFacts['pickup']>> = {}) {
  return { ...danTelAviv, time: '07:00', isStored: true, ...changes }
}

/** A van to Masada on Sunday, 22 November 2026. */
export function givenFacts(parties: PartyFacts[], head: Partial<UnitFacts['head']> = {}): UnitFacts {
  return {
    unit: 'unit-1',
    head: {
      tour: { name: 'Masada', number: 'T701' },
      date: '2026-11-22',
      vehicle: '12-345-67',
      isSupplied: false,
      seats: 19,
      driver: { name: 'Eli Cohen', phone: '050-5550101' },
      guides: [{ name: 'Noa Levi', phone: '050-5550102' }],
      ...head,
    },
    stopOrder: [],
    parties,
  }
}
