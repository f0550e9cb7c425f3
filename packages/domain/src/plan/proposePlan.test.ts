import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlanDay, anyPlanOptions } from './anyPlanDay.fixture.ts'
import { breaches } from './breaches.ts'
import { costOfUnits } from './cost.ts'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
} from './planDay.fixture.ts'
import type { PlanDay } from './planDay.ts'
import { proposePlan } from './proposePlan.ts'
import type { Watch } from './search/searchPlan.ts'

const nothing = givenPlanOptions({ keep: 'nothing' })

/** Ends the search after three rounds, so that more days can be tried. */
function briefly(): Watch {
  let rounds = 0
  return {
    onProgress: () => {
      rounds += 1
    },
    shouldStop: () => rounds >= 3,
  }
}

function reversed(day: PlanDay): PlanDay {
  return {
    ...day,
    departures: day.departures.toReversed(),
    parties: day.parties.toReversed(),
    cars: day.cars.toReversed(),
    suppliers: day.suppliers.toReversed(),
    people: day.people
      .map((person) => ({ ...person, languages: person.languages.toReversed() }))
      .toReversed(),
    units: day.units.map((unit) => ({ ...unit, parts: unit.parts.toReversed() })).toReversed(),
  }
}

describe('proposing a plan', () => {
  it('breaks no rule on any day, and says what the plan costs', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (day, options) => {
        const proposal = proposePlan(day, options, briefly())
        expect(breaches(day, options, proposal)).toEqual([])
        expect(proposal.cost.after).toEqual(costOfUnits(day, options, proposal.units))
      }),
      { numRuns: 40 },
    )
  })

  it('is the same for the same facts, in any order', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (day, options) => {
        const proposal = JSON.stringify(proposePlan(day, options, briefly()))
        expect(JSON.stringify(proposePlan(reversed(day), options, briefly()))).toBe(proposal)
      }),
      { numRuns: 12 },
    )
  })

  it('puts a party into the smallest car that holds it, with a guide who speaks its language', () => {
    const { units, open } = proposePlan(givenPlanDay(), nothing)
    expect(open).toEqual([])
    expect(units).toEqual([
      {
        _id: null,
        tour: 'masada',
        car: 'vito',
        externalCar: null,
        driver: expect.any(String),
        guide: ['hanna'],
        parts: [{ party: 'levi', people: 2 }],
        lacksDriver: false,
        unspoken: [],
        reasons: expect.arrayContaining([
          { code: 'smallest_car', people: 2, seats: 7 },
          { code: 'speaks', guide: 'hanna', languages: ['english'] },
        ]),
      },
    ])
  })

  it('lets a guide drive if nobody else may', () => {
    const hanna = givenPlanPerson({ _id: 'hanna', role: 'guide', maxPassengers: 8 })
    const { units } = proposePlan(givenPlanDay({ people: [hanna] }), nothing)
    expect(units).toMatchObject([{ car: 'vito', driver: 'hanna', guide: ['hanna'] }])
  })

  it('prefers those who are reserved for the day among equals', () => {
    const people = ['avi', 'moshe', 'yossi'].map((_id) =>
      givenPlanPerson({ _id, maxPassengers: 99, isReserved: _id === 'moshe' }),
    )
    const { units } = proposePlan(givenPlanDay({ people }), nothing)
    expect(units).toMatchObject([{ driver: 'moshe' }])
  })

  it('orders a size that the supplier has for those whom our cars cannot take', () => {
    const parties = [givenPlanParty({ people: 30 })]
    const { units } = proposePlan(givenPlanDay({ parties }), nothing)
    expect(units).toMatchObject([
      {
        car: null,
        externalCar: { carSupplier: 'negev', seats: 35 },
        reasons: expect.arrayContaining([{ code: 'supplier_size', people: 30, seats: 35 }]),
      },
    ])
  })

  it('uses one vehicle for two languages, and two if it should have one language on each', () => {
    const day = givenPlanDay({
      parties: [givenPlanParty(), givenPlanParty({ _id: 'garcia', language: 'spanish' })],
      people: [
        givenPlanPerson({ _id: 'hanna', role: 'guide', languages: ['english', 'spanish'], maxPassengers: 0 }),
        givenPlanPerson({ _id: 'ruth', role: 'guide', languages: ['spanish'], maxPassengers: 0 }),
        givenPlanPerson({ _id: 'moshe', maxPassengers: 99 }),
        givenPlanPerson({ _id: 'avi', maxPassengers: 99 }),
      ],
    })
    expect(proposePlan(day, nothing).units).toHaveLength(1)
    expect(proposePlan(day, { ...nothing, aim: 'one_language' }).units).toHaveLength(2)
  })

  it('leaves a kept unit as it is, fills its free seats and what it lacks', () => {
    const day = givenPlanDay({
      parties: [givenPlanParty(), givenPlanParty({ _id: 'cohen' })],
      units: [givenPresentUnit({ car: 'sprinter', parts: [{ party: 'levi', people: 2 }] })],
    })
    expect(proposePlan(day, givenPlanOptions()).units).toMatchObject([
      {
        _id: 'unit',
        car: 'sprinter',
        driver: 'moshe',
        guide: ['hanna'],
        parts: [
          { party: 'cohen', people: 2 },
          { party: 'levi', people: 2 },
        ],
        reasons: expect.arrayContaining([{ code: 'kept' }]),
      },
    ])
  })

  it('lets parties leave a kept unit, but only where that helps', () => {
    const parties = ['biton', 'cohen', 'dahan', 'levi'].map((_id) =>
      givenPlanParty({ _id, language: _id === 'levi' ? 'spanish' : 'english' }),
    )
    const people = [
      givenPlanPerson({ _id: 'hanna', role: 'guide', languages: ['english'] }),
      givenPlanPerson({ _id: 'ruth', role: 'guide', languages: ['spanish', 'english'] }),
      givenPlanPerson({ _id: 'moshe', maxPassengers: 99 }),
      givenPlanPerson({ _id: 'avi', maxPassengers: 99 }),
    ]
    const part = (party: string) => ({ party, people: 2 })
    const units = [
      givenPresentUnit({
        _id: 'a',
        car: 'vito',
        driver: 'avi',
        guide: ['hanna'],
        parts: ['cohen', 'levi'].map(part),
      }),
      givenPresentUnit({
        _id: 'b',
        car: 'sprinter',
        driver: 'moshe',
        guide: ['ruth'],
        parts: ['biton', 'dahan'].map(part),
      }),
    ]
    const aboard = (day: PlanDay) =>
      proposePlan(day, givenPlanOptions({ keep: 'crew' })).units.map(({ parts }) =>
        parts.map(({ party }) => party).join(),
      )
    const day = givenPlanDay({ parties, people, units })
    expect(aboard(day)).toEqual(['biton,cohen,dahan', 'levi'])
    const english = parties.map((party) => ({ ...party, language: 'english' as const }))
    expect(aboard({ ...day, parties: english })).toEqual(['cohen,levi', 'biton,dahan'])
  })

  it('adds nothing to a unit that someone was told about but people', () => {
    const unit = givenPresentUnit({
      car: 'sprinter',
      driver: 'moshe',
      parts: [{ party: 'levi', people: 2 }],
      told: ['sheet'],
    })
    const day = givenPlanDay({ parties: [givenPlanParty(), givenPlanParty({ _id: 'cohen' })], units: [unit] })
    expect(proposePlan(day, nothing).units).toMatchObject([
      {
        _id: 'unit',
        car: 'sprinter',
        driver: 'moshe',
        guide: [],
        reasons: expect.arrayContaining([{ code: 'told' }]),
      },
    ])
    expect(proposePlan(day, { ...nothing, touchTold: true }).units).toMatchObject([
      { _id: 'unit', car: 'vito', guide: ['hanna'] },
    ])
  })

  it('puts nobody into a kept unit whose guide they could not want', () => {
    const unit = givenPresentUnit({
      externalCar: { carSupplier: 'negev', seats: 35 },
      guide: ['hanna'],
      parts: [{ party: 'levi', people: 2 }],
    })
    const parties = ['cohen', 'levi'].map((_id) => givenPlanParty({ _id, tourOption: 'car only' }))
    const { units } = proposePlan(givenPlanDay({ parties, units: [unit] }), givenPlanOptions())
    expect(units.map(({ guide, parts }) => [guide, parts.length])).toEqual([
      [['hanna'], 1],
      [[], 1],
    ])
  })

  it.each([
    ['no_free_vehicle', givenPlanDay({ cars: [], suppliers: [] })],
    ['no_driver_with_licence', givenPlanDay({ suppliers: [], people: [] })],
    [
      'no_guide_for_language',
      givenPlanDay({
        parties: [givenPlanParty({ isPrivate: true, tourOption: 'guide only', language: 'german' })],
      }),
    ],
  ] as const)('says why a party is left: %s', (reason, day) => {
    expect(proposePlan(day, nothing).open).toEqual([{ party: 'levi', people: 2, reason }])
  })

  it('divides a party that no vehicle can take, and says who is left of it', () => {
    const day = givenPlanDay({ parties: [givenPlanParty({ people: 40 })], suppliers: [] })
    const cars = [givenPlanCar({ seats: 16 }), givenPlanCar({ _id: 'sprinter', seats: 19 })]
    const people = ['moshe', 'avi'].map((_id) => givenPlanPerson({ _id, maxPassengers: 99 }))
    const { units, open } = proposePlan({ ...day, cars, people }, nothing)
    expect(units.flatMap(({ parts }) => parts)).toHaveLength(2)
    expect(open).toEqual([{ party: 'levi', people: 5, reason: 'party_too_large' }])
  })

  it('names the facts that it had to do without', () => {
    const pickup = { city: 'jaffa', time: null, lat: null, lng: null } as const
    const day = givenPlanDay({
      parties: [givenPlanParty({ pickup }), givenPlanParty({ _id: 'cohen', pickup: null })],
      people: [
        givenPlanPerson({ _id: 'hanna', role: 'guide', languages: [] }),
        givenPlanPerson({ _id: 'moshe', maxPassengers: 0 }),
      ],
    })
    expect(proposePlan(day, nothing).lacked).toEqual({
      withoutCoordinates: ['cohen', 'levi'],
      guidesWithoutLanguage: ['hanna'],
      driversWithoutLicence: ['moshe'],
    })
  })

  it('takes the best plan so far when it is stopped, and says so', () => {
    const shares: number[] = []
    const watch = { shouldStop: () => true, onProgress: (share: number) => shares.push(share) }
    const { isCut, units } = proposePlan(givenPlanDay(), nothing, watch)
    expect(isCut).toBe(true)
    expect(units).toHaveLength(1)
    expect(shares).toHaveLength(1)
    expect(proposePlan(givenPlanDay(), nothing).isCut).toBe(false)
  })
})
