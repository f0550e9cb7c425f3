import { expect, test } from 'vitest'
import { ask, unchanged } from './unit.ts'

test('a click may need an answer first, or change nothing', () => {
  expect(ask({ question: 'own_car', options: ['use', 'without'] })).toEqual({
    ok: true,
    value: { kind: 'ask', question: 'own_car', options: ['use', 'without'] },
  })
  expect(unchanged).toEqual({ ok: true, value: { kind: 'unchanged' } })
})
