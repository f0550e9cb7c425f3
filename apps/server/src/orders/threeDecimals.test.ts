import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf } from '../../test/formOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const boss = as(await given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' }))
const order = await given.order()
const params = { id: order._id }
const clientKey = newId()
const amount = 12.345
const day = '2026-03-02'

test.each<[string, () => Promise<unknown>, Record<string, string>]>([
  [
    'a payment to ask for',
    () => boss.orders.addPayment({ params, body: { amount, clientKey } }),
    { amount: 'amount_out_of_bounds' },
  ],
  [
    'money that was received',
    () =>
      boss.orders.recordPayment({
        params,
        body: { kind: 'payment', method: 'cash', amount, day, clientKey },
      }),
    { amount: 'amount_out_of_bounds' },
  ],
  [
    'what a store credit pays',
    () => boss.orders.payByCredit({ params, body: { code: 'ABCD-EFGH', amount, clientKey } }),
    { amount: 'amount_out_of_bounds' },
  ],
  [
    'what is given up',
    () => boss.orders.writeOff({ params, body: { amount, clientKey } }),
    { amount: 'field_invalid' },
  ],
  [
    'the rest of a store credit',
    () => boss.credits.takeBack({ params, body: { rest: amount } }),
    { rest: 'field_invalid' },
  ],
  [
    'what goes back when an order is canceled',
    () => boss.orders.cancelPreview({ params, body: { canRefund: true, terms: 'amount', amount } }),
    { amount: 'field_invalid' },
  ],
  [
    'cash that is handed over',
    () =>
      boss.crewCash.handOver({
        body: { operator: order._id, amount, currency: 'USD', day, note: '', clientKey },
      }),
    { amount: 'field_invalid' },
  ],
  [
    'a custom total',
    () => boss.orders.change({ params, body: { ...formOf(order), customTotalPrice: amount } }),
    { customTotalPrice: 'amount_out_of_bounds' },
  ],
  [
    'a deposit',
    () =>
      boss.paymentPolicies.create({
        body: { name: 'Third now', deposit: 'amount', amount, daysBefore: 7 },
      }),
    { amount: 'amount_out_of_bounds' },
  ],
  [
    'a salary',
    () =>
      boss.operators.save({
        body: {
          firstName: 'Noa',
          lastName: 'Levi',
          role: 'guide',
          mobilePhone: '0545550101',
          email: 'noa@crew.example',
          salary: amount,
        },
      }),
    { salary: 'salary_invalid' },
  ],
])('%s of three decimals is refused at its field', async (_, call, faults) => {
  expect(await faultsOf(call())).toEqual(faults)
})
