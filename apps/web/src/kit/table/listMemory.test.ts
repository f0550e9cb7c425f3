import { expect, test } from 'vitest'
import { understand } from './listMemory.ts'

test('a list comes back with the rows per page and the columns that were chosen', () => {
  const columns = [
    { key: 'date', isShown: true, width: 120 },
    { key: 'notes', isShown: false },
  ]
  expect(understand(JSON.stringify({ limit: 50, columns }))).toEqual({ limit: 50, columns })
})

test('what cannot be read is as if nothing was chosen', () => {
  for (const text of [
    null,
    '',
    'null',
    '{',
    '[]',
    '7',
    '{"limit":7}',
    '{"columns":[{"key":3}]}',
    '{"columns":{}}',
  ])
    expect(understand(text)).toEqual({})
})
