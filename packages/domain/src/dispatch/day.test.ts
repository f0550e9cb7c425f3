import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../decision.ts'
import { dayStatusFor } from './dayStatus.ts'
import { gapsOf } from './gaps.ts'
import { type Passengers, putOnVehicle, type Vehicle } from './putOnVehicle.ts'

const cohens: Passengers = {
  tour: 'masada',
  date: '2026-03-11',
  group_type: 'small_group',
  people: 4,
  status: 'BOOKED',
  orderStatus: 'paid',
  tourCarId: null,
}
const vito: Vehicle = {
  _id: 'u1',
  tour: 'masada',
  date: '2026-03-11',
  seats: 7,
  participants: 3,
  groups: ['small_group'],
}

describe('the state of a row on the day', () => {
  it('ASG-16 HOLE-O80 available and reserved are free, assigned is here or elsewhere', () => {
    expect(dayStatusFor('u1', { dayStatus: 'available', unitId: null })).toBe('free')
    expect(dayStatusFor('u1', { dayStatus: 'reserved', unitId: null })).toBe('free')
    expect(dayStatusFor('u1', { dayStatus: 'unavailable', unitId: null })).toBe('unavailable')
    expect(dayStatusFor('u1', { dayStatus: 'assigned', unitId: 'u1' })).toBe('assignedHere')
    expect(dayStatusFor('u1', { dayStatus: 'assigned', unitId: 'u2' })).toBe('assignedElsewhere')
  })

  it('ASG-17 any other status counts as assigned elsewhere', () => {
    expect(dayStatusFor('u1', { dayStatus: 'on leave', unitId: null })).toBe('assignedElsewhere')
  })
})

describe('dropping an entry on a vehicle', () => {
  it('DRAG-01 HOLE-O82 it fits up to the last seat', () => {
    expect(putOnVehicle(cohens, vito)).toEqual(ok({ leaves: null, warning: null }))
  })

  it('HOLE-O82 but not beyond it', () => {
    expect(putOnVehicle({ ...cohens, people: 5 }, vito)).toEqual(
      refuse('not_enough_seats', { participants: 8, seats: 7 }),
    )
  })

  it('HOLE-O82 a unit without a vehicle takes everyone', () => {
    expect(putOnVehicle({ ...cohens, people: 50 }, { ...vito, seats: null }).ok).toBe(true)
  })

  it('HOLE-O83 from another vehicle it moves in one step', () => {
    expect(putOnVehicle({ ...cohens, tourCarId: 'u2' }, vito)).toMatchObject(ok({ leaves: 'u2' }))
  })

  it('HOLE-O83 on its own vehicle nothing changes', () => {
    expect(putOnVehicle({ ...cohens, tourCarId: 'u1' }, vito)).toEqual(refuse('already_on_vehicle'))
  })

  it('HOLE-O83 HOLE-O89 entries of another tour or day and canceled ones are refused', () => {
    const refused = refuse('entry_of_another_day')
    expect(putOnVehicle({ ...cohens, tour: 'galilee' }, vito)).toEqual(refused)
    expect(putOnVehicle({ ...cohens, date: '2026-03-12' }, vito)).toEqual(refused)
    expect(putOnVehicle({ ...cohens, status: 'CANCELED' }, vito)).toEqual(refused)
    expect(putOnVehicle({ ...cohens, orderStatus: 'canceled' }, vito)).toEqual(refused)
  })

  it('HOLE-O83 sharing with a private group works, with a warning', () => {
    const isPrivate = { ...cohens, group_type: 'private_group' as const }
    const warned = ok({ warning: 'shares_private_group' })
    expect(putOnVehicle(isPrivate, vito)).toMatchObject(warned)
    expect(putOnVehicle(cohens, { ...vito, groups: ['private_group'] })).toMatchObject(warned)
    expect(putOnVehicle(isPrivate, { ...vito, groups: [], participants: 0 })).toMatchObject(
      ok({ warning: null }),
    )
  })
})

describe('what a unit lacks', () => {
  const unit = {
    _id: 'u1',
    car: 'vito',
    externalCar: null,
    driver: 'eli',
    guide: ['noa'],
    participants: 4,
    seats: 7,
  }
  const english = { language: 'english', tourOption: null } as const
  const noa = { languages: ['english', 'french'] } as const

  it('nothing, with a vehicle, a driver and guides for every language', () => {
    expect(gapsOf(unit, [english], [noa], [])).toEqual([])
  })

  it('vehicle, driver and guide', () => {
    const empty = { ...unit, car: null, driver: null, guide: [], seats: null }
    expect(gapsOf(empty, [english], [], []).map((gap) => gap.kind)).toEqual([
      'no_vehicle',
      'no_driver',
      'no_guide',
    ])
  })

  it('HOLE-O87 a supplier brings the driver', () => {
    const external = { ...unit, car: null, externalCar: { carSupplier: 'negev', seats: 19 }, driver: null }
    expect(gapsOf(external, [english], [noa], [])).toEqual([])
  })

  it('HOLE-O104 a language that no guide on board speaks, without a refusal', () => {
    const german = { language: 'german', tourOption: null } as const
    expect(gapsOf(unit, [english, german], [noa], [])).toEqual([{ kind: 'language', languages: ['german'] }])
  })

  it('HOLE-O104 no language for an entry without one', () => {
    expect(gapsOf(unit, [{ language: null, tourOption: null }], [noa], [])).toEqual([])
  })

  it('the same for a unit with nobody on board', () => {
    const empty = { ...unit, car: null, driver: null, guide: [], participants: 0, seats: null }
    expect(gapsOf(empty, [], [], []).map((gap) => gap.kind)).toEqual(['no_vehicle', 'no_driver', 'no_guide'])
  })

  it('no guide’s language for a party that ordered only a car', () => {
    const carOnly = { language: 'german', tourOption: 'car only' } as const
    expect(gapsOf(unit, [english, carOnly], [noa], [])).toEqual([])
  })

  it('no guide for a car only, no vehicle for a guide only', () => {
    const carOnly = { language: 'german', tourOption: 'car only' } as const
    const guideOnly = { language: 'english', tourOption: 'guide only' } as const
    expect(gapsOf({ ...unit, guide: [] }, [carOnly], [], [])).toEqual([])
    expect(gapsOf({ ...unit, car: null, driver: null, seats: null }, [guideOnly], [noa], [])).toEqual([])
  })

  it('a vehicle if any party needs one', () => {
    const guideOnly = { language: 'english', tourOption: 'guide only' } as const
    expect(gapsOf({ ...unit, car: null, seats: null }, [guideOnly, english], [noa], [])).toEqual([
      { kind: 'no_vehicle' },
    ])
  })

  it('who and what was marked as unavailable since, before all else', () => {
    const unavailable = ['523-06-188', 'Eli Mizrahi']
    expect(gapsOf({ ...unit, guide: [] }, [english], [], unavailable)).toEqual([
      { kind: 'now_unavailable', names: unavailable },
      { kind: 'no_guide' },
    ])
  })

  it('HOLE-O82 seats, if there are more people than seats', () => {
    expect(gapsOf({ ...unit, participants: 7 }, [english], [noa], [])).toEqual([])
    expect(gapsOf({ ...unit, participants: 8 }, [english], [noa], [])).toEqual([
      { kind: 'over_seats', participants: 8, seats: 7 },
    ])
  })
})
