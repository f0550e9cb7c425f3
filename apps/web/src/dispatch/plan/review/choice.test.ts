import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import {
  givenPlanDay,
  givenPlanParty,
  givenPresentUnit,
  givenProposal,
  givenProposedUnit,
} from '@tourdesk/domain/plan/planDay.fixture'
import { describe, expect, it } from 'vitest'
import { nothingKept } from '../keptPlan.ts'
import { chosenOf, fitting, hasPlace, isMoveTicked, withCrew, withTick } from './choice.ts'

/** The Levis get on a new Vito, the Cohens on unit a, whose guide is new; unit b is dissolved. */
const day = givenPlanDay({
  parties: [givenPlanParty(), givenPlanParty({ _id: 'cohen', people: 3 })],
  units: [givenPresentUnit({ _id: 'a', car: 'sprinter' }), givenPresentUnit({ _id: 'b' })],
})
const changes = changesOf(
  day,
  givenProposal([
    givenProposedUnit({ _id: 'a', car: 'sprinter', driver: null, parts: [{ party: 'cohen', people: 3 }] }),
    givenProposedUnit({ guide: [] }),
  ]),
)
const all = { units: ['a', 'new-1', 'b'], moves: ['levi - new-1', 'cohen - a'] }

function keysOf(choice: typeof nothingKept) {
  const { units, moves } = chosenOf(changes, choice)
  return { units: units.map(({ key }) => key), moves }
}

describe('what is taken from a proposal', () => {
  it('is everything at first', () => {
    expect(keysOf(nothingKept)).toEqual(all)
  })

  it('is without the moves to a unit that isn’t made, and with them once it is again', () => {
    const off = withTick(nothingKept, 'new-1', false)
    expect(keysOf(off)).toEqual({ units: ['a', 'b'], moves: ['cohen - a'] })
    const [levi, cohen] = changes.moves
    expect([levi!, cohen!].map((move) => hasPlace(move, changes.units, off))).toEqual([false, true])
    expect(isMoveTicked(levi!, changes.units, off)).toBe(false)
    expect(keysOf(withTick(off, 'new-1', true))).toEqual(all)
  })

  it('is with the moves to a unit whose change isn’t taken', () => {
    expect(keysOf(withTick(nothingKept, 'a', false))).toEqual({ ...all, units: ['new-1', 'b'] })
    expect(keysOf(withTick(nothingKept, 'cohen - a', false))).toEqual({ ...all, moves: ['levi - new-1'] })
  })

  it('has the crew that was chosen, until the proposed one is again', () => {
    const made = changes.units.find(({ key }) => key === 'new-1')!
    const other = { car: 'vito', externalCar: null, driver: 'moshe', guide: ['hanna'] }
    const changed = withCrew(nothingKept, made, other)
    expect(chosenOf(changes, changed).units).toContainEqual({ key: 'new-1', crew: other })
    expect(withCrew(changed, made, { ...other, guide: [] })).toEqual(nothingKept)
  })

  it('forgets what the proposal doesn’t have', () => {
    const old = { ...nothingKept, unticked: ['a', 'gone'], crews: { gone: givenPresentUnit() } }
    expect(fitting(old, changes)).toEqual({ ...nothingKept, unticked: ['a'] })
  })
})
