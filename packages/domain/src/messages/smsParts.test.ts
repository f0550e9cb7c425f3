import { expect, test } from 'vitest'
import { smsParts } from './smsParts.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['א'.repeat(70), 1],
  ['א'.repeat(71), 2],
  [`${'a'.repeat(69)}אa`, 2],
  ['א'.repeat(135), 3],
])('%j takes %i SMS', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
