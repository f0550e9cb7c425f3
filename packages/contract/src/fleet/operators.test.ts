import { expect, test } from 'vitest'
import { OperatorInput } from './operators.ts'

test('CCONST-05 an operator can speak any language of the wider set, and no others', () => {
  const wider = ['italian', 'russian', 'romanian', 'dutch', 'chinese', 'portuguese']
  const { languages } = OperatorInput.shape
  expect(languages.parse(wider)).toEqual(wider)
  expect(languages.safeParse(['esperanto']).success).toBe(false)
})
