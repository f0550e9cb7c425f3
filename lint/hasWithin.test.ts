import { expect, test } from 'vitest'
import { hasWithin } from './hasWithin.ts'

test('the element with :has itself may be chosen', () => {
  const sheet = `.card:has(.opener:focus-visible) { color: red } .details > div:has(> dd:empty) { color: red }
    .tour:not(:has(.picture)), .row td { color: red } /* .row:has(a) td {} */
    @container (max-width: 690px) { .row:is(:hover, :has(.opener:is(:focus, :hover))) { color: red } }`
  expect(hasWithin(sheet)).toEqual([])
})

test.each([
  '.row:has([data-opener]:focus-visible) td',
  '.row:is(:focus-visible, :has(.opener:focus-visible, [data-tick])) td',
  '.row:has(.opener) > td',
  '.list:has(a)[data-open] ~ .hint',
  '.plain,\n.row:not(:has(b)) td',
])('%s is refused with its line', (selector) => {
  expect(hasWithin(`.row {\n  color: red;\n}\n\n${selector} {\n  color: red;\n}`)).toEqual([
    { line: 5, selector },
  ])
})
