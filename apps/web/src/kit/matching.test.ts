import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const people = [
  { name: 'Rachel Amsalem', city: 'Haifa', phone: '+972 54 555 0920' },
  { name: 'Eitan Harari', city: 'Jerusalem', phone: '03-5551234' },
  { name: 'רו״ח כהן', city: 'תל־אביב', phone: '' },
]
const found = (search: string | undefined) =>
  matching(people, search, ({ name, city, phone }) => [name, city, phone]).map(({ name }) => name)

test('a search matches part of any text, ignoring case; an empty search matches everything', () => {
  expect(found('HARA')).toEqual(['Eitan Harari'])
  expect(found(' haifa ')).toEqual(['Rachel Amsalem'])
  expect(found('a')).toHaveLength(2)
  expect(found('xyz')).toEqual([])
  expect(found(undefined)).toHaveLength(3)
  expect(found('  ')).toHaveLength(3)
})

test('words may come in any order and from different texts, and every one has to be there', () => {
  expect(found('haifa rachel')).toEqual(['Rachel Amsalem'])
  expect(found('haifa eitan')).toEqual([])
})

test('quotes, dashes, final letters and the prefix of Israel make no difference', () => {
  expect(found('רוח כהנ')).toEqual(['רו״ח כהן'])
  expect(found('תל אביב')).toEqual(['רו״ח כהן'])
  expect(found('054-555')).toEqual(['Rachel Amsalem'])
  expect(found('--')).toEqual([])
})
