import { expect, test } from 'vitest'
import {
  carBrought,
  checkReplacement,
  fits,
  roleOn,
  suggestedOf,
  unspokenWithout,
  withoutAbsent,
  withReplacement,
} from './absence.ts'
import type { UnitFacts } from './checkUnit.ts'

const unit = { car: 'vito', externalCar: null, driver: 'haim', guide: ['noa', 'eitan'] }
const allFree: UnitFacts = { carStatus: () => 'free', operatorStatus: () => 'free' }

test('a car, a guide, a driver and a guide who drives are told apart', () => {
  expect(roleOn(unit, 'vito')).toBe('car')
  expect(roleOn(unit, 'noa')).toBe('guide')
  expect(roleOn(unit, 'haim')).toBe('driver')
  expect(roleOn({ ...unit, driver: 'noa' }, 'noa')).toBe('guideAndDriver')
  expect(roleOn(unit, 'galit')).toBeNull()
})

test('the replacement gets exactly the roles that became open', () => {
  const drivenByNoa = { ...unit, driver: 'noa' }
  const without = withoutAbsent(drivenByNoa, { _id: 'noa', ownCar: null })
  expect(without).toEqual({ ...unit, driver: null, guide: ['eitan'] })
  const galit = { _id: 'galit', ownCar: null }
  expect(withReplacement(without, 'guideAndDriver', galit)).toEqual({
    ...unit,
    driver: 'galit',
    guide: ['eitan', 'galit'],
  })
  expect(withReplacement(without, 'guide', galit)).toMatchObject({ driver: null, guide: ['eitan', 'galit'] })
  expect(withReplacement(without, 'driver', galit)).toMatchObject({ driver: 'galit', guide: ['eitan'] })
})

test('people take their own car with them, and a replacement brings one only to a unit without a vehicle', () => {
  const without = withoutAbsent(unit, { _id: 'haim', ownCar: 'vito' })
  expect(without).toEqual({ ...unit, car: null, driver: null })
  const sprinter = { _id: 'sprinter', seats: 19, isFree: true }
  expect(carBrought(without, 'driver', 12, sprinter)).toBe('sprinter')
  expect(carBrought(without, 'driver', 20, sprinter)).toBeNull()
  expect(carBrought(without, 'driver', 12, { ...sprinter, isFree: false })).toBeNull()
  expect(carBrought(unit, 'driver', 12, sprinter)).toBeNull()
  expect(withReplacement(without, 'driver', { _id: 'avi', ownCar: 'sprinter' })).toMatchObject({
    car: 'sprinter',
    driver: 'avi',
  })
  expect(withReplacement(unit, 'guide', { _id: 'avi', ownCar: 'sprinter' })).toMatchObject({ car: 'vito' })
})

test('a driver can be replaced in one step, but not by a driver who is taken', () => {
  const without = withoutAbsent(unit, { _id: 'haim', ownCar: null })
  const after = withReplacement(without, 'driver', { _id: 'avi', ownCar: null })
  expect(checkReplacement(unit, without, after, allFree)).toMatchObject({ ok: true })
  const taken: UnitFacts = { ...allFree, operatorStatus: () => 'assignedElsewhere' }
  expect(checkReplacement(unit, without, after, taken)).toMatchObject({ code: 'operator_elsewhere' })
})

test('the first free one that has the seats, or speaks what nobody else does, is suggested', () => {
  const onBoard = [
    { language: 'french', tourOption: null },
    { language: 'english', tourOption: null },
  ] as const
  const languages = unspokenWithout(onBoard, [{ languages: ['english'] }])
  expect(languages).toEqual(['french'])
  const guide = { role: 'guide', people: 9, carSeats: null, languages } as const
  const person = { seats: null, languages: [], passengers: null }
  expect(fits(guide, { ...person, languages: ['english'] })).toBe(false)
  expect(fits(guide, { ...person, languages: ['french', 'german'] })).toBe(true)
  expect(fits({ ...guide, role: 'driver' }, person)).toBe(true)
  expect(fits({ ...guide, role: 'car' }, { ...person, seats: 8 })).toBe(false)
  expect(fits({ ...guide, role: 'car' }, { ...person, seats: 9 })).toBe(true)
  const offers = [
    { _id: 'a', fits: false },
    { _id: 'b', fits: true },
  ]
  expect(suggestedOf(offers)).toBe('b')
  expect(suggestedOf(offers.slice(0, 1))).toBeNull()
})

test.each([
  ['driver', 16, true],
  ['driver', 8, false],
  ['driver', null, true],
  ['guideAndDriver', 8, false],
  ['guide', 8, true],
] as const)(
  'a %s who may drive %s passengers takes over a car with 16 seats: %s',
  (role, passengers, expected) => {
    const asked = { role, people: 9, carSeats: 16, languages: [] }
    expect(fits(asked, { seats: null, languages: [], passengers })).toBe(expected)
    expect(fits({ ...asked, carSeats: null }, { seats: null, languages: [], passengers })).toBe(true)
  },
)
