import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlanDay, anyPlanOptions } from '../anyPlanDay.fixture.ts'
import {
  givenPlanDay,
  givenPlanParty,
  givenPlanPickup,
  givenPresentUnit,
  givenProposal,
  givenProposedUnit,
} from '../planDay.fixture.ts'
import type { PlanDay } from '../planDay.ts'
import { proposePlan } from '../proposePlan.ts'
import { changesOf, type PlanMove, type UnitChange } from './changesOf.ts'
import { type MoveReason, moveReasons } from './moveReasons.ts'

/** The Garcías (3, Spanish) come from Jerusalem, the Cohens (6, English) from Tel Aviv like the Levis. */
const day = givenPlanDay({
  parties: [
    givenPlanParty(),
    givenPlanParty({
      _id: 'garcia',
      people: 3,
      language: 'spanish',
      pickup: givenPlanPickup({ city: 'jerusalem' }),
    }),
    givenPlanParty({ _id: 'cohen', people: 6 }),
  ],
  units: [
    givenPresentUnit({
      _id: 'full',
      car: 'vito',
      parts: [
        { party: 'garcia', people: 3 },
        { party: 'cohen', people: 6 },
      ],
    }),
    givenPresentUnit({ _id: 'gone', parts: [{ party: 'levi', people: 2 }] }),
  ],
})

function reasonsOf(units: Parameters<typeof givenProposal>[0]): Record<string, MoveReason[]> {
  const changes = changesOf(day, givenProposal(units))
  return Object.fromEntries(
    changes.moves.map((move) => [move.party, moveReasons(move, day, changes.units)] as const),
  )
}

describe('why people move', () => {
  it('is what’s wrong where they were, and what’s good where they go', () => {
    const full = givenProposedUnit({ _id: 'full', guide: [], parts: [{ party: 'cohen', people: 4 }] })
    const made = givenProposedUnit({
      car: 'sprinter',
      parts: [
        { party: 'cohen', people: 2 },
        { party: 'garcia', people: 3 },
        { party: 'levi', people: 2 },
      ],
    })
    expect(reasonsOf([full, made])).toEqual({
      levi: [
        { code: 'dissolved' },
        { code: 'speaks', guide: 'hanna', language: 'english' },
        { code: 'same_city', city: 'tel_aviv' },
      ],
      garcia: [
        { code: 'over_seats', people: 9, seats: 7 },
        { code: 'unspoken', language: 'spanish' },
        { code: 'speaks', guide: 'hanna', language: 'spanish' },
      ],
      cohen: [
        { code: 'over_seats', people: 9, seats: 7 },
        { code: 'unspoken', language: 'english' },
        { code: 'speaks', guide: 'hanna', language: 'english' },
        { code: 'same_city', city: 'tel_aviv' },
      ],
    })
  })

  it('PLAN-06 is true of every proposal', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (anyDay, options) => {
        const changes = changesOf(anyDay, proposePlan(anyDay, options, { shouldStop: () => true }))
        for (const move of changes.moves) {
          const reasons = moveReasons(move, anyDay, changes.units)
          for (const reason of reasons)
            expect(isTrue(reason, move, anyDay, changes.units), JSON.stringify(reason)).toBe(true)
          if (move.to === null) expect(reasons).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })
})

/** Reads a reason back from the facts and the plan. */
function isTrue(reason: MoveReason, move: PlanMove, day: PlanDay, units: readonly UnitChange[]): boolean {
  const before = day.units.find(({ _id }) => _id === move.from)
  const after = units.find(({ key }) => key === move.to)
  const party = day.parties.find(({ _id }) => _id === move.party)
  const sum = (parts: { people: number }[]) => parts.reduce((people, part) => people + part.people, 0)
  const seats = (unit: typeof before | typeof after) =>
    unit?.externalCar?.seats ?? day.cars.find(({ _id }) => _id === unit?.car)?.seats
  const speaks = (guide: string, language: string) =>
    day.people.some(({ _id, languages }) => _id === guide && languages.some((one) => one === language))
  switch (reason.code) {
    case 'had_none':
      return before === undefined
    case 'dissolved':
      return units.some(({ key, kind }) => key === move.from && kind === 'dissolved')
    case 'over_seats':
      return reason.people === sum(before?.parts ?? []) && reason.people > (seats(before) ?? 999)
    case 'unspoken':
      return (
        party?.language === reason.language && !before?.guide.some((guide) => speaks(guide, reason.language))
      )
    case 'joins':
      return sum(after?.parts.filter((part) => part.party === move.party) ?? []) > move.people
    case 'speaks':
      return (
        party?.language === reason.language &&
        after?.guide.includes(reason.guide) === true &&
        speaks(reason.guide, reason.language)
      )
    case 'same_city':
      return (
        after?.parts.some(
          ({ party: other }) =>
            other !== move.party &&
            day.parties.some(({ _id, pickup }) => _id === other && pickup?.city === reason.city),
        ) === true && party?.pickup?.city === reason.city
      )
    case 'fits':
      return reason.people === sum(after?.parts ?? []) && reason.seats === seats(after)
  }
}
