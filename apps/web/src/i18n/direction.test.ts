import { expect, test } from 'vitest'
import { directionOf, directionOfText } from './direction.ts'

test('Hebrew runs right to left, English left to right', () => {
  expect(directionOf('he')).toBe('rtl')
  expect(directionOf('en')).toBe('ltr')
})

test('a name has the direction of its first letter, whatever the screen’s language', () => {
  expect(directionOfText('Tel Aviv – תל אביב')).toBe('ltr')
  expect(directionOfText('3 ימים בגליל')).toBe('rtl')
  expect(directionOfText('71-200-30')).toBe('ltr')
})
