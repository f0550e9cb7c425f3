import type { Check } from './check.ts'
import type { PartyFact } from './dayFacts.ts'
import { aboutParties, byDeparture, byOrder } from './subjects.ts'

/** Two orders of one departure with the same mobile phone or email. */
export const doubleOrder: Check<'double_order'> = {
  severity: 'warn',
  find: ({ parties }) =>
    byDeparture(parties).flatMap((departure) =>
      pairsOf(departure).map(([a, b]) => ({
        ...aboutParties([a, b]),
        params: { a: a.orderNumber, b: b.orderNumber },
        facts: [],
      })),
    ),
}

/** Each pair once, the older order first. Finds them by what they share, since a day may have hundreds. */
function pairsOf(parties: readonly PartyFact[]): [PartyFact, PartyFact][] {
  const orders = byOrder(parties).flatMap(([first]) => first ?? [])
  const shared = [
    ...Map.groupBy(orders, ({ mobilePhone }) => mobilePhone),
    ...Map.groupBy(orders, ({ email }) => email.toLowerCase()),
  ]
  const pairs = new Map<string, [PartyFact, PartyFact]>()
  for (const [value, same] of shared) {
    if (value === '') continue
    const [oldest, ...others] = same.toSorted((a, b) => a.orderNumber - b.orderNumber)
    for (const other of others) if (oldest) pairs.set(`${oldest._id} ${other._id}`, [oldest, other])
  }
  return [...pairs.values()]
}
