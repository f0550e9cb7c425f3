import { expect, test } from 'vitest'
import { orderNumberIn } from './orderNumberIn.ts'

test.each([
  ' 10021 ',
  '#10021',
  '# 10021',
  '10,021',
  '\u206810021\u2069',
  '10021\u200e',
  'Order 10021',
  'order #10021',
  'Order No. 10021',
  'booking number 10021',
  'הזמנה 10021',
  'הזמנה #10021',
  'הזמנה מס׳ 10021',
  "מס' 10021",
])('HOLE-O49 the order number in %j is recognised', (search) => {
  expect(orderNumberIn(search)).toBe(10021)
})

test.each(['1002', '1,002', '10021 Levi', 'tour 10021', '052-1234567', '0521234567', '10,02', '', undefined])(
  '%j is no order number',
  (search) => {
    expect(orderNumberIn(search)).toBeNull()
  },
)
