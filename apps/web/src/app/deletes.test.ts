import { contract } from '@tourdesk/contract/contract'
import type { Route } from '@tourdesk/contract/kernel/route'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const deletes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Route>(calls)
    .filter(([, { method }]) => method === 'DELETE')
    .map(([name]) => `api.${feature}.${name}(`),
)

/** Where the question is, if another file asks it. */
const askedIn: Record<string, string> = {
  '../dispatch/board/useBoard.ts': '../dispatch/board/vehicles/UnitCards.tsx',
}
/**
 * An invite is replaced by the one just sent; taking an order off a vehicle and deleting a view can be undone; a finding
 * that was known is only open again; money that pays no statement can pay it again, held places are given back, and
 * opening closed days can be undone.
 */
const nothingGone = [
  '../dispatch/check/FindingItem.tsx',
  '../identity/users/sendInvite.ts',
  '../dispatch/board/useMoves.ts',
  '../views/useViewActions.ts',
  '../agencyAccounts/AllocateButtons.tsx',
  '../orders/form/holds/useKeptHold.ts',
  '../departures/closures/ClosureLine.tsx',
]

const callers = Object.entries(sources)
  .filter(([path, text]) => !path.includes('.test.') && deletes.some((call) => text.includes(call)))
  .map(([path]) => path)
  .filter((path) => !nothingGone.includes(path))

test('the screens delete what the contract lets them delete', () => {
  expect(deletes.length).toBeGreaterThan(10)
  expect(callers.length).toBeGreaterThan(8)
})

test.each(callers)('OPERM-11 %s asks before it deletes', (path) => {
  expect(sources[askedIn[path] ?? path]).toMatch(/await confirm(Delete)?\(|<DeleteButton\b/)
})
