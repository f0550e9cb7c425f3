import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
  givenProposal,
  givenProposedUnit,
} from '@tourdesk/domain/plan/planDay.fixture'
import type { ProposedUnit, UnitReason } from '@tourdesk/domain/plan/proposal'
import { describe, expect, it } from 'vitest'
import { moveReasonText, unitReasonText } from './reasonText.ts'

const day = givenPlanDay({
  parties: [givenPlanParty({ people: 14, language: 'spanish' })],
  cars: [givenPlanCar({ _id: 'bus', plateId: '12-345-67', seats: 16 })],
  people: [
    givenPlanPerson({ _id: 'hanna', name: 'Hanna Weiss', role: 'guide', languages: ['spanish', 'english'] }),
    givenPlanPerson({ maxPassengers: 16 }),
  ],
})
const parts = [{ party: 'levi', people: 14 }]

function lines(change: Partial<ProposedUnit>): [english: string | null, hebrew: string | null] {
  const [unit] = changesOf(day, givenProposal([givenProposedUnit({ car: 'bus', parts, ...change })])).units
  if (!unit) throw new Error('No unit')
  return [plain(unitReasonText(unit, day, 'en')), plain(unitReasonText(unit, day, 'he'))]
}

function plain(text: string | null): string | null {
  return text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null
}

describe('why a unit is proposed, in one line', () => {
  it('PLAN-06 names the vehicle, then each reason', () => {
    expect(
      lines({
        reasons: [
          { code: 'smallest_car', people: 14, seats: 16 },
          { code: 'speaks', guide: 'hanna', languages: ['spanish'] },
        ],
      }),
    ).toEqual([
      '12-345-67: smallest free vehicle for 14 people, Spanish with Hanna Weiss',
      '12-345-67: הרכב הפנוי הקטן ביותר ל-14 איש, ספרדית עם Hanna Weiss',
    ])
  })

  it.each<[UnitReason, string, string]>([
    [{ code: 'car_for_people', people: 2, seats: 16 }, '16 seats for 2 people', '16 מקומות לשני אנשים'],
    [{ code: 'wished', wish: 'seats' }, 'the size that was asked for', 'גודל הרכב שביקשו'],
    [
      { code: 'knows_tour', guide: 'hanna', times: 14 },
      'Hanna Weiss was on this tour 14 times',
      'Hanna Weiss היה/תה בסיור הזה 14 פעמים',
    ],
    [
      { code: 'drives', driver: 'moshe', maxPassengers: 16 },
      'Moshe Dahan may drive up to 16 passengers',
      'Moshe Dahan מורשה עד 16 נוסעים',
    ],
    [{ code: 'told' }, 'others know about it, so it stays', 'כבר נמסר לאחרים, ולכן נשאר'],
  ])('%j', (reason, english, hebrew) => {
    expect(lines({ reasons: [reason] })).toEqual([`12-345-67: ${english}`, `12-345-67: ${hebrew}`])
  })

  it('names a guide once who speaks the language and knows the tour', () => {
    const reasons: UnitReason[] = [
      { code: 'speaks', guide: 'hanna', languages: ['spanish'] },
      { code: 'knows_tour', guide: 'hanna', times: 14 },
    ]
    expect(lines({ reasons })).toEqual([
      '12-345-67: Spanish with Hanna Weiss, who was on this tour 14 times',
      '12-345-67: ספרדית עם Hanna Weiss, שהיה/תה בסיור הזה 14 פעמים',
    ])
  })

  it('says what the unit lacks', () => {
    expect(lines({ driver: null, lacksDriver: true, unspoken: ['spanish'] })).toEqual([
      '12-345-67: no free driver has the licence, no guide for Spanish',
      '12-345-67: אין נהג פנוי עם רישיון מתאים, אין מדריך לספרדית',
    ])
    expect(lines({})).toEqual([null, null])
  })

  it('says who and what has to leave the unit', () => {
    const busy = [{ start: '2026-03-11', end: '2026-03-11' }]
    const facts = {
      ...day,
      people: day.people.map((one) => (one._id === 'moshe' ? { ...one, busy } : one)),
      units: [givenPresentUnit({ _id: 'a', car: 'bus', driver: 'moshe', parts })],
    }
    const proposed = givenProposedUnit({ _id: 'a', car: 'bus', driver: 'hanna', guide: [], parts })
    const [unit] = changesOf(facts, givenProposal([proposed])).units
    expect(plain(unitReasonText(unit!, facts, 'en'))).toBe('12-345-67: Moshe Dahan is unavailable')
    expect(plain(unitReasonText(unit!, facts, 'he'))).toBe('12-345-67: Moshe Dahan לא זמין/ה')
  })

  it('calls a supplier’s vehicle by name and size, and a unit without one by its reasons alone', () => {
    const reasons: UnitReason[] = [{ code: 'supplier_size', people: 14, seats: 35 }]
    const external = { car: null, driver: null, externalCar: { carSupplier: 'negev', seats: 35 }, reasons }
    expect(lines(external)[0]).toBe('Negev Coaches 35: 35 seats from the supplier for 14 people')
    expect(lines({ car: null, driver: null, reasons: [{ code: 'kept' }] })[0]).toBe('stays as it was planned')
  })
})

describe('why people move, in one line', () => {
  const given = (from: string[], to: Partial<ProposedUnit>) => {
    const units = from.map((_id) => givenPresentUnit({ _id, parts }))
    const facts = { ...day, units }
    const changes = changesOf(facts, givenProposal([givenProposedUnit({ car: 'bus', parts, ...to })]))
    const [move] = changes.moves
    if (!move) throw new Error('No move')
    return [
      plain(moveReasonText(move, changes.units, facts, 'en')),
      plain(moveReasonText(move, changes.units, facts, 'he')),
    ]
  }

  it('says what they had, and what they get', () => {
    expect(given([], {})).toEqual([
      'had no vehicle, Spanish with Hanna Weiss',
      'היו בלי רכב, ספרדית עם Hanna Weiss',
    ])
    expect(given(['old'], { guide: [] })).toEqual([
      'their vehicle is no longer needed, 14 people in 16 seats',
      'הרכב שלהם כבר לא נחוץ, 14 אנשים ב-16 מקומות',
    ])
  })
})
