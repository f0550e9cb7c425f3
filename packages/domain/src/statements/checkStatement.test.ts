import { expect, test } from 'vitest'
import { checkStatement } from './checkStatement.ts'

const line = (net: number, paid = 0, billed = net) => ({ net, paid, billed })

test.each([
  ['as it should be', 70, [line(100, 40), line(-30, -30)], null],
  ['with another total than its lines', 71, [line(100), line(-30)], { expected: 70, found: 71 }],
  ['with a line that bills less than its rows', 70, [line(70, 0, 100)], { expected: 100, found: 70 }],
  // The sums are right, the lines aren't.
  ['with two wrong lines', 70, [line(50, 0, 40), line(20, 0, 30)], { expected: 70, found: 70 }],
  ['with a line that’s paid twice', 100, [line(100, 200)], { expected: 100, found: 200 }],
  ['with a line that’s paid the other way', 100, [line(100, -1)], { expected: 100, found: -1 }],
  ['with too much given back', -30, [line(-30, -31)], { expected: -30, found: -31 }],
  ['with something given back that was paid', -30, [line(-30, 1)], { expected: -30, found: 1 }],
])('a statement %s', (_, total, lines, found) => {
  expect(checkStatement({ total, lines })).toEqual(found)
})
