import { groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { expect, test } from 'vitest'
import { groupTypeLabels } from '../../i18n/vocabulary/catalogue.ts'
import { calendarSearch } from '../calendarSearch.ts'
import { purchasedTour } from '../testing.ts'
import { filteredTours } from './boardFilter.ts'

const cohen = purchasedTour({ _id: 'cohen' })
const dubois = purchasedTour({ _id: 'dubois', language: 'french', tourCarId: 'van' })
const royal = purchasedTour({
  _id: 'royal',
  orderType: 'private',
  group_type: 'private_group',
  language: null,
})
const tours = [cohen, dubois, royal]

test('CAL-09 CAL-11 without a filter every order of the day is there', () => {
  expect(filteredTours(tours, {})).toEqual(tours)
  expect(filteredTours(tours, { languages: [] })).toEqual(tours)
})

test('CAL-10 HOLE-O89 HOLE-O90 Private means the private group, any other label its name in lower case', () => {
  const named = groupTypes.map((type) => [groupTypeLabels.en[type], type])
  expect(named).toEqual([
    ['Small Group', 'small_group'],
    ['Medium Group', 'medium_group'],
    ['Large Group', 'large_group'],
    ['Private', 'private_group'],
  ])
  expect(filteredTours(tours, { groupType: 'private_group' })).toEqual([royal])
  expect(filteredTours(tours, { groupType: 'small_group' })).toEqual([cohen, dubois])
})

test('CAL-11 a language shows only its orders', () => {
  expect(filteredTours(tours, { languages: ['french', 'german'] })).toEqual([dubois])
})

test('CAL-12 Unassigned Orders hides orders on a vehicle', () => {
  expect(filteredTours(tours, { unassigned: 'true' })).toEqual([cohen, royal])
})

test('the address keeps the filters, and invalid values filter nothing', () => {
  const address = { groupType: 'private_group', languages: 'french,german', unassigned: 'true' }
  expect(calendarSearch.parse(address)).toEqual({
    groupType: 'private_group',
    languages: ['french', 'german'],
    unassigned: 'true',
  })
  expect(calendarSearch.parse({ groupType: 'private', languages: 'klingon', unassigned: 'no' })).toEqual({})
})
