import { expect, test } from 'vitest'
import { common } from './common.ts'
import { defineMessages, textsIn } from './messages.ts'

const desk = defineMessages({
  en: { greeting: 'Hello, {name}', seats: { one: '{count} seat', other: '{count} seats' } },
  he: {
    greeting: 'שלום, {name}',
    seats: { one: 'מקום אחד ({count})', two: 'שני מקומות ({count})', other: '{count} מקומות' },
  },
})

test('HOLE-A11 each language has its own words and plural forms', () => {
  const [en, he] = [textsIn(desk, 'en'), textsIn(desk, 'he')]
  expect(en('greeting', { name: 'Dana' })).toBe('Hello, Dana')
  expect(he('greeting', { name: 'דנה' })).toBe('שלום, דנה')
  expect([1, 2, 5].map((count) => en('seats', { count }))).toEqual(['1 seat', '2 seats', '5 seats'])
  expect([1, 2, 5].map((count) => he('seats', { count }))).toEqual([
    'מקום אחד (1)',
    'שני מקומות (2)',
    '5 מקומות',
  ])
})

test('HOLE-A11 a missing or extra Hebrew text, or one with other placeholders, does not compile', () => {
  // @ts-expect-error the Hebrew sentence lacks the name
  defineMessages({ en: { greeting: 'Hello, {name}' }, he: { greeting: 'שלום' } })
  // @ts-expect-error the Hebrew text is missing
  defineMessages({ en: { greeting: 'Hello' }, he: {} })
  // @ts-expect-error no English text of that key
  defineMessages({ en: { greeting: 'Hello' }, he: { greeting: 'שלום', parting: 'להתראות' } })
  // @ts-expect-error the value is missing
  textsIn(desk, 'en')('greeting')
  // @ts-expect-error no such text
  expect(textsIn(desk, 'en')('parting')).toBe('parting')
})

test('OMSG-03 OMSG-04 OMSG-05 save toasts keep their odd spellings', () => {
  const t = textsIn(common, 'en')
  expect([t('creating'), t('created'), t('notCreated')]).toEqual([
    'Creating...',
    'Created Item Successfully',
    'Could not create',
  ])
  expect([t('updating'), t('updated'), t('notUpdated')]).toEqual([
    'Upading...',
    'Updated Item Successfully',
    'Could not updated',
  ])
  expect([t('deleting'), t('deleted'), t('notDeleted')]).toEqual([
    'Deleting...',
    'Deleted Item Successfully',
    'Could not delete',
  ])
})

test('the general words of success and of copying', () => {
  const t = textsIn(common, 'en')
  expect([t('success'), t('copied')]).toEqual(['success!', 'Data copied to clipboard'])
})
