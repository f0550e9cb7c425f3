import { expect, test } from 'vitest'
import { titledIds } from './testTitles.ts'

const of = (call: string, title: string) => `${call}('${title}', () => {})`

test('IDs in titles of tests and groups count, several in one title too', () => {
  const source = `${of('test', 'FORM-48 FORM-49 ten people')} ${of('describe', 'HOLE-A16 ranks')}`
  expect(titledIds(source)).toEqual(['FORM-48', 'FORM-49', 'HOLE-A16'])
})

test('a table of cases counts with its title', () => {
  expect(titledIds(of("test.each([[1, 'a'], [2, 'b(c)']])", 'PRICE-02 %s'))).toEqual(['PRICE-02'])
})

test('IDs in comments, in code and in tests that do not run prove nothing', () => {
  expect(titledIds(`// FORM-48\nconst id = 'FORM-48'\n${of('test.skip', 'FORM-48 later')}`)).toEqual([])
})
