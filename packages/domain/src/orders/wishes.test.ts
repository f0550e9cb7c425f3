import { describe, expect, test } from 'vitest'
import type { Person } from '../access/actor.ts'
import { issuesOf } from '../checked.ts'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { checkWishes, fulfilledWishes, keepWishes } from './wishes.ts'

const wishes = { licensePlate: '318-42-960', guide: 'Galit Shapira' }
const bare = { car: null, supplier: null, guides: [] }
const kia = { plateId: '523-06-194' }

describe('HOLE-O56 a wished car and guide', () => {
  test.each([
    ['stay while the entry is on no unit', null, wishes],
    ['stay while the unit has neither', bare, wishes],
    ['give way to the car of the unit', { ...bare, car: kia }, { ...wishes, licensePlate: '523-06-194' }],
    [
      'have no plate if a supplier sends the vehicle',
      { ...bare, supplier: {} },
      { ...wishes, licensePlate: '' },
    ],
    [
      'are replaced by all guides of the unit',
      { ...bare, guides: ['Noa Levi', 'Eitan Harari'] },
      { ...wishes, guide: 'Noa Levi, Eitan Harari' },
    ],
  ])('%s', (_, unit, shown) => {
    expect(fulfilledWishes(wishes, unit)).toEqual(shown)
  })

  test.each([
    [
      'are saved as sent',
      { licensePlate: '', guide: 'Noa Levi' },
      null,
      { licensePlate: '', guide: 'Noa Levi' },
    ],
    ['stay when they are not sent', {}, null, wishes],
    [
      'stay unchanged while a unit has a car and a guide',
      { licensePlate: '523-06-194', guide: 'Noa Levi' },
      { car: kia, supplier: null, guides: ['Noa Levi'] },
      wishes,
    ],
    [
      'can still be changed while the unit has neither',
      { licensePlate: '523-06-194', guide: 'Noa Levi' },
      bare,
      { licensePlate: '523-06-194', guide: 'Noa Levi' },
    ],
  ])('%s', (_, sent, unit, kept) => {
    expect(keepWishes({ ...givenEntry(), ...sent }, wishes, unit)).toMatchObject(kept)
  })
})

describe('a wish in a new order', () => {
  const owner: Person = {
    kind: 'person',
    userId: 'dana',
    name: 'Dana Levi',
    isSuper: false,
    role: 'OWNER',
    account: {
      _id: 'office',
      name: 'Tourdesk',
      isMain: true,
      doesIncludeAffiliation: false,
      dailyToursOnly: false,
      doesAllowPaymentToAgency: false,
      allowPrivateGroup: true,
    },
  }
  const agent: Person = { ...owner, role: 'AGENT', account: { ...owner.account, isMain: false } }
  const wishful = givenOrder({
    selectedTours: [
      givenEntry({ licensePlate: '', guide: '' }),
      givenEntry(wishes),
      givenEntry({ guide: 'Noa' }),
    ],
  })

  test('is allowed for the office, which sees the fleet', () => {
    expect(issuesOf(checkWishes(wishful, owner))).toEqual([])
  })

  test('is refused for an agency, each at its field', () => {
    expect(issuesOf(checkWishes(wishful, agent))).toEqual(
      ['1.licensePlate', '1.guide', '2.guide'].map((field) => ({
        field: `selectedTours.${field}`,
        code: 'entry_locked_for_agency',
      })),
    )
  })
})
