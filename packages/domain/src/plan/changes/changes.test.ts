import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlanDay, anyPlanOptions } from '../anyPlanDay.fixture.ts'
import {
  givenPlanDay,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
  givenProposal,
  givenProposedUnit,
} from '../planDay.fixture.ts'
import type { PlanDay, PlanPart, PresentUnit } from '../planDay.ts'
import { proposePlan } from '../proposePlan.ts'
import { changedFacts } from './changedFacts.ts'
import { changesOf } from './changesOf.ts'
import { allOf, chosenPlan, faultsOfChoice } from './chosenPlan.ts'
import { nameChanges } from './nameChanges.ts'

const seat = (party: string, people: number): PlanPart => ({ party, people })

/** The Levis (2) ride on unit a, the Cohens (5) wait, unit b is empty of people. */
const day = givenPlanDay({
  parties: [givenPlanParty(), givenPlanParty({ _id: 'cohen', order: 1002, people: 5 })],
  units: [
    givenPresentUnit({ _id: 'a', car: 'vito', driver: 'moshe', parts: [seat('levi', 2)] }),
    givenPresentUnit({ _id: 'b' }),
  ],
})

/** Unit a gets three of the Cohens and a guide, the other two get a unit of their own, and b goes. */
const proposal = givenProposal([
  givenProposedUnit({ _id: 'a', guide: ['hanna'], parts: [seat('cohen', 3), seat('levi', 2)] }),
  givenProposedUnit({ car: 'sprinter', driver: null, guide: [], parts: [seat('cohen', 2)] }),
])
const changes = changesOf(day, proposal)

describe('the changes of a proposal', () => {
  it('are units made, changed and dissolved, and people who move', () => {
    expect(changes.units.map(({ key, kind, car }) => [key, kind, car])).toEqual([
      ['a', 'changed', 'vito'],
      ['new-1', 'made', 'sprinter'],
      ['b', 'dissolved', null],
    ])
    expect(changes.moves).toEqual([
      { key: 'cohen - a', party: 'cohen', people: 3, from: null, to: 'a' },
      { key: 'cohen - new-1', party: 'cohen', people: 2, from: null, to: 'new-1' },
    ])
  })

  it('name the unit that people leave, also for none', () => {
    const left = givenProposal([givenProposedUnit({ _id: 'a', guide: [], parts: [] })])
    const { units, moves } = changesOf(day, left)
    expect(units.map(({ key, kind }) => [key, kind])).toEqual([
      ['a', 'kept'],
      ['b', 'dissolved'],
    ])
    expect(moves).toEqual([{ key: 'levi a -', party: 'levi', people: 2, from: 'a', to: null }])
  })

  it('add up to the proposal when all are taken, and to today’s plan when none is', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (anyDay, options) => {
        let rounds = 0
        const made = proposePlan(anyDay, options, {
          onProgress: () => {
            rounds += 1
          },
          shouldStop: () => rounds >= 1,
        })
        const all = changesOf(anyDay, made)
        expect(faultsOfChoice(all, allOf(all))).toEqual([])
        const taken = chosenPlan(anyDay, all, allOf(all))
        expect(taken.units.map(partsOf)).toEqual(made.units.map(partsOf))
        expect(taken.units.map(({ car, driver, guide }) => [car, driver, guide])).toEqual(
          made.units.map(({ car, driver, guide }) => [car, driver, guide]),
        )
        const none = chosenPlan(anyDay, all, { units: [], moves: [] })
        expect(none.dissolved).toEqual([])
        expect(none.units.map(({ _id, ...unit }) => [_id, partsOf(unit)]).toSorted()).toEqual(
          anyDay.units.map(({ _id, ...unit }) => [_id, partsOf(unit)]).toSorted(),
        )
      }),
      { numRuns: 25 },
    )
  })

  it('can be taken one by one, with another crew', () => {
    const crew = { car: 'vito', externalCar: null, driver: 'moshe', guide: ['rachel'] }
    const plan = chosenPlan(day, changes, { units: [{ key: 'a', crew }], moves: ['cohen - a'] })
    expect(plan.dissolved).toEqual([])
    expect(plan.units).toEqual([
      { key: 'a', _id: 'a', tour: 'masada', ...crew, parts: [seat('levi', 2), seat('cohen', 3)] },
      {
        key: 'b',
        _id: 'b',
        tour: 'masada',
        car: null,
        externalCar: null,
        driver: null,
        guide: [],
        parts: [],
      },
    ])
  })

  it('refuse unknown keys, keys twice, and moves to a unit that isn’t made', () => {
    const twice = { key: 'a', crew: null }
    expect(
      faultsOfChoice(changes, {
        units: [twice, twice, { key: 'c', crew: null }],
        moves: ['cohen - new-1', 'cohen - b', 'cohen - a', 'cohen - a'],
      }),
    ).toEqual(['units.1.key', 'units.2.key', 'moves.0', 'moves.1', 'moves.3'])
  })
})

function partsOf({ parts }: Pick<PresentUnit, 'parts'>): string[] {
  return parts.map(({ party, people }) => `${party} ${people}`).toSorted()
}

describe('facts that changed since the proposal', () => {
  const all = allOf(changes)
  const since = (now: Partial<PlanDay>, chosen = all) =>
    changedFacts(day, { ...day, ...now }, changes, chosen)
  const [a, b] = [day.units[0]!, day.units[1]!]
  const [levi, cohen] = [day.parties[0]!, day.parties[1]!]

  it('are none on the same day, in whatever order it’s read', () => {
    expect(since({})).toEqual([])
    expect(
      since({
        parties: day.parties.toReversed(),
        units: day.units.toReversed(),
        cars: day.cars.toReversed(),
        people: day.people.toReversed(),
      }),
    ).toEqual([])
  })

  it.each<[string, Partial<PlanDay>, string[]]>([
    ['a party that grew', { parties: [levi, { ...cohen, people: 6 }] }, ['entry cohen']],
    ['a party that’s gone', { parties: [levi] }, ['entry cohen']],
    [
      'a party that waited and got a seat on another unit',
      { units: [a, b, givenPresentUnit({ _id: 'c', parts: [seat('cohen', 5)] })] },
      ['entry cohen'],
    ],
    ['another party that changed', { parties: [{ ...levi, language: 'french' }, cohen] }, []],
    ['a new party', { parties: [levi, cohen, givenPlanParty({ _id: 'new' })] }, []],
    [
      'a unit with another driver',
      { units: [{ ...a, driver: 'hanna' }, b] },
      ['unit a', 'person moshe', 'person hanna'],
    ],
    ['a unit that’s gone', { units: [a] }, ['unit b']],
    ['a sheet that was handed out', { units: [{ ...a, told: ['sheet'] }, b] }, ['unit a']],
    [
      'a car that went to another unit',
      { units: [a, { ...b, car: 'sprinter' }] },
      ['unit b', 'car sprinter'],
    ],
    [
      'a car that’s away',
      {
        cars: day.cars.map((car) =>
          car._id === 'sprinter' ? { ...car, busy: [{ start: day.date, end: null }] } : car,
        ),
      },
      ['car sprinter'],
    ],
    ['a guide who’s gone', { people: day.people.filter(({ _id }) => _id !== 'hanna') }, ['person hanna']],
    [
      'a guide with another name who worked more',
      {
        people: day.people.map((person) =>
          person._id === 'hanna' ? givenPlanPerson({ ...person, name: 'Hana', daysWorked: 6 }) : person,
        ),
      },
      [],
    ],
    ['a day that was signed off', { isSignedOff: true }, ['day 2026-03-11']],
  ])('%s', (_, now, expected) => {
    expect(since(now).map(({ kind, _id }) => `${kind} ${_id}`)).toEqual(expected)
  })

  it('count only for the changes that are taken', () => {
    const chosen = { units: [{ key: 'a', crew: null }], moves: [] }
    expect(since({ parties: [levi], units: [a] }, chosen)).toEqual([])
  })

  it('are those of the crew that was taken instead', () => {
    const crew = { car: 'vito', externalCar: null, driver: 'moshe', guide: [] }
    const people = day.people.filter(({ _id }) => _id !== 'hanna')
    expect(since({ people }, { units: [{ key: 'a', crew }], moves: [] })).toEqual([])
    const supplier = { car: null, externalCar: { carSupplier: 'negev', seats: 35 }, driver: null, guide: [] }
    expect(since({ suppliers: [] }, { units: [{ key: 'a', crew: supplier }], moves: [] })).toEqual([
      { kind: 'supplier', _id: 'negev' },
    ])
  })

  it('are named as they were, or as they are if they’re new', () => {
    const now = {
      ...day,
      parties: [],
      units: [a],
      cars: [{ ...day.cars[0]!, _id: 'new', plateId: '77-777-77' }],
    }
    const facts = [
      { kind: 'entry', _id: 'cohen' },
      { kind: 'unit', _id: 'b' },
      { kind: 'car', _id: 'new' },
      { kind: 'person', _id: 'hanna' },
      { kind: 'supplier', _id: 'negev' },
      { kind: 'day', _id: day.date },
      { kind: 'car', _id: 'unknown' },
    ] as const
    expect(nameChanges(facts, day, now).map(({ name }) => name)).toEqual([
      '1002',
      `${day.departures[0]!.name} 2`,
      '77-777-77',
      day.people.find(({ _id }) => _id === 'hanna')!.name,
      day.suppliers.find(({ _id }) => _id === 'negev')!.name,
      day.date,
      '',
    ])
  })
})
