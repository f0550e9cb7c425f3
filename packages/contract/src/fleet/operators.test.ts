import { expect, test } from 'vitest'
import { OperatorInput } from './operators.ts'

test('CCONST-05 an operator speaks any language of the wider set, and none outside it', () => {
  const wider = ['italian', 'russian', 'romanian', 'dutch', 'chinese', 'portuguese']
  const { languages } = OperatorInput.shape
  expect(languages.parse(wider)).toEqual(wider)
  expect(languages.safeParse(['esperanto']).success).toBe(false)
})
