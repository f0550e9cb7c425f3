import { expect, test } from 'vitest'
import { Id } from './parts.ts'

test('an id is the same however it was written', () => {
  const id = '01a224b6-31ee-70e8-b972-923514ed2b75'
  expect(Id.parse(id.toUpperCase())).toBe(id)
})
