import { fieldWords } from '@tourdesk/words/log/fieldWords'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'
import type { Route } from '../kernel/route.ts'

/** Orders have their own words, complete by type; seats and stops are logged as what was moved, holds never. */
const ownWords = ['orders', 'seats', 'unitStops', 'holds']

/** Never logged: versions, ids, secrets, second spellings, answers to a warning and column widths. */
const notLogged = [
  '_id',
  'starTourId',
  'updatedAt',
  'password',
  'headLine',
  'isConfirmed',
  'key',
  'isShown',
  'width',
]
/** The log has their fields, without the group. */
const groups = ['priceManagement', 'regions', 'tags', 'inclusion', 'settlement']
/** Memberships are logged as role and status of the account; a size is ordered as the supplier's vehicle. */
const otherwise = ['userAccounts', 'account', 'carSupplier', 'order', 'selectedTour', 'tag']

/** Calls that save a whole record. */
const saves = Object.entries<Record<string, Route>>(contract)
  .filter(([feature]) => !ownWords.includes(feature))
  .flatMap(([feature, routes]) =>
    Object.entries(routes)
      .filter(
        ([, { method, body }]) => method === 'PUT' || (method === 'POST' && namesIn(body).includes('_id')),
      )
      .map(([name, { body }]) => ({ call: `${feature}.${name}`, fields: [...new Set(namesIn(body))] })),
  )

test.each(saves)('the log has a word in both languages for each field of $call', ({ fields }) => {
  const logged = fields.filter((field) => ![...notLogged, ...groups, ...otherwise].includes(field))
  expect(logged.filter((field) => !(field in fieldWords.en))).toEqual([])
  expect(logged.filter((field) => !(field in fieldWords.he))).toEqual([])
})

test('both languages have words for the same fields', () => {
  expect(Object.keys(fieldWords.he).sort()).toEqual(Object.keys(fieldWords.en).sort())
})

/** The fields of a form, including those of its parts and of the items of its lists. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return namesIn(schema.unwrap())
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesIn(field)])
}
