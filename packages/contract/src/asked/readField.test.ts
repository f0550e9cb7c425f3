import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { count, day, type Field, id, idOr, ids, many, one, oneOr, paging, text } from './fields.ts'
import { querySchema } from './querySchema.ts'
import { readField } from './readField.ts'

const uuid = '019aa0c2-7b1e-7c3d-8f00-1234567890ab'
const words = ['pending', 'paid', 'canceled'] as const
const fields: Field[] = [
  text(5),
  day,
  id,
  idOr('new'),
  ids,
  one(words),
  one(['true']),
  oneOr(words, 'paid'),
  many(words),
  count,
  paging(25).page,
  paging(25).limit,
]

const value = fc.oneof(
  fc.constantFrom(undefined, '', 'all', 'new', 'true', 'pending', 'pending,paid', 'pending,all', 'pending,x'),
  fc.constantFrom(uuid, `${uuid},${uuid}`, uuid.toUpperCase(), '2026-02-28', '2026-02-30', '0000-01-01'),
  fc.constantFrom('1', '25', ' 25 ', '7', '0', '-1', '1.5', '1e2', '100001', 25, Number.NaN, true, null, {}),
  fc.constantFrom(
    ' Levi ',
    'Levi\u200f',
    '\u2066Levi\u2069',
    '  Levin  ',
    'Levinson',
    '\0',
    '\ud800',
    ['pending', 'all'],
    ['x'],
    [uuid],
    [1],
  ),
  fc.string(),
  fc.array(fc.string()),
  fc.double(),
)

test('an address is read as the query of its list', () => {
  for (const field of fields) {
    const schema: z.ZodType = querySchema({ field }).shape.field
    fc.assert(
      fc.property(value, (sent) => {
        const parsed = schema.safeParse(sent)
        const otherwise: unknown = schema.parse(undefined)
        expect(readField(field, sent)).toEqual(parsed.success ? parsed.data : otherwise)
      }),
      { numRuns: 500 },
    )
  }
})
