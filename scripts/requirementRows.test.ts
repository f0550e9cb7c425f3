import { expect, test } from 'vitest'
import { requirementRows } from './requirementRows.ts'

const rows = requirementRows().filter(({ prefix }) => prefix !== 'HOLE')
const areasOf = (prefix: string) =>
  new Set(rows.filter((row) => row.prefix === prefix).map(({ area }) => area))

test('every row is in one document, and so are all rows of a section', () => {
  expect(rows.length).toBeGreaterThan(1000)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const prefixes = new Set(rows.map(({ prefix }) => prefix))
  expect([...prefixes].filter((prefix) => areasOf(prefix).size !== 1)).toEqual([])
})

test('OCONST-24 articles have rows of their own in the catalogue, and operations requires nothing of them', () => {
  expect(areasOf('ART')).toEqual(new Set(['catalogue']))
  const ofOperations = rows.filter(({ area, id }) => area === 'operations' && id !== 'OCONST-24')
  expect(ofOperations.length).toBeGreaterThan(300)
  expect(ofOperations.filter(({ text }) => /\barticles?\b/i.test(text))).toEqual([])
})
