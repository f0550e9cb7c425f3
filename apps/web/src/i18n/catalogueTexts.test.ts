import { readFileSync } from 'node:fs'
import { problemTexts } from '@tourdesk/words/problems/problemTexts'
import { expect, test } from 'vitest'
import { instructionLabels } from './vocabulary/catalogue.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/*{m,M}essages.ts', './common.ts', './vocabulary/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const english = new Set([
  ...Object.values(modules).flatMap((module) => Object.values(module).flatMap(englishOf)),
  ...Object.values(problemTexts).map(({ en }) => en),
])

const document = readFileSync(new URL('../../../../docs/requirements/catalogue.md', import.meta.url), 'utf8')

/** Rows that contain several texts, part of one, or one with values filled in. */
const meant: Record<string, string[]> = {
  'Add new: ': ['Add new: {text}'],
  'Add New <title>': ['Add New General Discount', 'Add New Ticket Type', 'Add New Coupon'],
  'General Discounts, Ticket Types, Coupons': ['General Discounts', 'Ticket Types', 'Coupons'],
  'All, Tel Aviv, Jerusalem, Herzliya, Jaffa': ['All', 'Tel Aviv', 'Jerusalem', 'Herzliya', 'Jaffa'],
  SAVE: ['Image removed. You must SAVE to keep the change'],
  'Status is already Draft': ['Status is already {status}', 'Draft'],
  'Status is already Active': ['Status is already {status}', 'Active'],
}

test('CMSG-09 every message in the catalogue’s rows is an English text, letter for letter', () => {
  const messages = messagesIn(document)
  expect(messages.length).toBeGreaterThan(100)
  expect(messages.filter((message) => !english.has(message))).toEqual([])
})

test('TOUR-20 HOLE-C46 each of the seventeen instruction keys has its text', () => {
  const row = /^\| HOLE-C46 \|.*$/m.exec(document)?.[0] ?? ''
  const sentences = [...row.matchAll(/\d+ `(\w+)`: (.+?)(?= \d+ `| \|$)/g)].map(([, key, text]) => [
    key,
    text,
  ])
  expect(sentences).toHaveLength(17)
  expect(Object.entries(instructionLabels.en)).toEqual(sentences)
})

function englishOf(exported: unknown): string[] {
  const { en = {} } = (exported ?? {}) as { en?: Record<string, string | Record<string, string>> }
  return Object.values(en).flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
}

/**
 * The literal texts of all rows except calls and constants; paths, fields and values don't start with a
 * capital letter.
 */
function messagesIn(document: string): string[] {
  return [...document.matchAll(/^\| (?!HOLE|CAPI|CCONST|CPERM)[A-Z]+-\d+ \|.*$/gm)]
    .flatMap(([row]) => [...row.matchAll(/`([^`]+)`/g)].map(([, literal = '']) => literal))
    .filter((literal) => /^[A-Z]|^required$/.test(literal))
    .filter((literal) => !['HH:mm', 'SITE_BASE_URL'].includes(literal))
    .flatMap((literal) => meant[literal] ?? literal)
}
