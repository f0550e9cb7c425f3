import { describe, expect, it } from 'vitest'
import { findable, findablePhone } from './findable.ts'
import { isFound, soughtIn } from './soughtIn.ts'

const stored = `${findable('Noa Ben-David')}\n${findablePhone('+972 54 555 0920')}\n${findable('noa@example.com')}`

describe('what is typed', () => {
  it.each([
    'noa',
    'NO',
    'david noa',
    'ben-david',
    'ben david',
    'avi',
    '054-5550920',
    '0545550920',
    '054 555 0920',
    '+972 54 555 0920',
    '00972-54-555',
    '054',
    '5550920',
    '054.555.0920',
    '\u202a+972 54-555-0920\u202c',
    '+972 54\u2011555\u20110920',
    '0920',
    'noa@ex',
    '"noa"',
  ])('HOME-15 %j finds Noa Ben-David with the phone +972 54 555 0920', (query) => {
    expect(isFound(stored, soughtIn(query))).toBe(true)
  })

  it.each(['noah', 'oa', 'noa cohen', '055-5550920', '5550921', '--', '""', '٪'])(
    '%j does not find her',
    (query) => {
      expect(isFound(stored, soughtIn(query))).toBe(false)
    },
  )

  it.each([
    ['12-345-67', '12-345-67'],
    ['1234567', '12-345-67'],
    ['12 345 67', '12-345-67'],
    ['345-67', '12-345-67'],
    ['#10,674', '10674'],
    ['\u206810674\u2069', '10674'],
    ['23.11', 'until 23.11 in the evening'],
    ['054 555 0920', 'ask 054 555 0920 first'],
    ['כהן', 'כהנים'],
    ['רוח', 'רו״ח לוי'],
    ['רו"ח', 'רוח לוי'],
    ['שלום', 'שָׁלוֹם'],
  ])('HOME-15 %j finds %j', (query, text) => {
    expect(isFound(findable(text), soughtIn(query))).toBe(true)
  })
})

it('a word that is typed twice is looked for once', () => {
  expect(soughtIn('masada Masada')).toEqual([['masada']])
})

it('nothing to look for finds nothing, not everything', () => {
  expect(soughtIn(' -- ')).toEqual([])
  expect(isFound(stored, [])).toBe(false)
})

it('two digits are a word, and a number from three on', () => {
  expect(soughtIn('05')).toEqual([[' 05']])
  expect(soughtIn('054')).toEqual([['054', ' 54']])
  expect(soughtIn('10021')).toEqual([['10021']])
})
