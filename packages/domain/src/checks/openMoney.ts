import type { Check } from './check.ts'
import { aboutParties, byDeparture, byOrder } from './subjects.ts'

/**
 * What the orders of a departure still have to pay, for each currency. Leaves out those that are paid to the
 * agency.
 */
export const openMoney: Check<'open_money'> = {
  severity: 'note',
  find: ({ parties }) =>
    byDeparture(parties.filter(({ open, isAgencyPayment }) => open > 0 && !isAgencyPayment)).flatMap(
      (departure) =>
        [...Map.groupBy(departure, ({ currency }) => currency)].map(([currency, owing]) => {
          const orders = byOrder(owing).flatMap(([first]) => first ?? [])
          const amount = orders.reduce((sum, { open }) => sum + open, 0)
          const params = { n: orders.length, amount, currency }
          return { ...aboutParties(owing), params, facts: [currency, amount] }
        }),
    ),
}
