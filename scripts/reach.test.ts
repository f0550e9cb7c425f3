import { expect, test } from 'vitest'
import { files } from './project.ts'
import { reachedBy } from './reach.ts'

const tests = [
  'apps/server/src/pricing/coupons.test.ts',
  'apps/server/src/orders/placeOrder.test.ts',
  'e2e/journeys/prices/coupons.spec.ts',
  'e2e/journeys/orders/whyPrice.spec.ts',
  'e2e/journeys/boardByKeyboard.spec.ts',
  'e2e/journeys/fleet/operators.spec.ts',
]

test.each([
  ['packages/domain/src/pricing/coupon.ts', [tests[0], tests[2], tests[3]]],
  ['apps/web/src/dispatch/board/useMoves.ts', [tests[4]]],
  ['packages/contract/src/orders/orders.ts', [tests[1], tests[3]]],
  ['e2e/journeys/fleet/operators.spec.ts', [tests[5]]],
  ['docs/pricing.md', []],
])('a change of %s reaches the tests of its feature, on the server and in the browser', (path, reached) => {
  expect(reachedBy([path], tests)).toEqual(reached)
})

test('every feature of the screens has a journey, but for parts of other pages', () => {
  const journeys = files('e2e/{journeys,screens}/**/*.{spec,test}.ts')
  const features = files('apps/web/src/*/messages.ts').map((path) => path.split('/')[3]!)
  const alone = features.filter((word) => reachedBy([`apps/web/src/${word}/a.ts`], journeys).length === 0)
  expect(alone).toEqual(['app', 'i18n', 'media'])
})
