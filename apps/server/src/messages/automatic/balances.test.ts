import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from './sendPlanned.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, given, product, close } = await startServer({ env, now: '2026-03-01T09:00:00+02:00' })
afterAll(async () => {
  await close()
  await peer.close()
})
const owner = await given.owner()
const office = as(owner)
await switchNews(office, 'balance_due', 'balance_overdue', 'payment_link')

const at = async (day: string, time: string) => {
  clock.set(`${day}T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

/** An order with a deposit, of which the rest is due seven days before: for 20 March on the 13th. */
async function withDeposit(name: string, date = '2026-03-20') {
  const policy = await office.paymentPolicies.create({ body: { name, percent: 30, daysBefore: 7 } })
  const tour = await given.tour({ name: 'Masada' })
  await office.tours.change({ params: { id: tour.id }, body: { paymentPolicy: policy._id } })
  return given.order({ selectedTours: [{ tour: tour.id, date }] })
}

const told = async (order: { _id: string }, ...events: string[]) =>
  (await office.messages.ofOrder({ params: { id: order._id } })).data
    .toReversed()
    .filter(({ event }) => events.includes(event))
    .map(({ event, state, reason, createdAt }) => [
      event,
      createdAt.slice(0, 10),
      state,
      ...(reason ? [reason] : []),
    ])

test('a balance is asked for seven days and a day before it’s due and the day after, until it’s paid', async () => {
  const order = await withDeposit('Deposit')
  const paid = await withDeposit('Other deposit')
  await at('2026-03-06', '09:59')
  expect(await told(order, 'balance_due')).toEqual([])
  await at('2026-03-06', '10:00')
  await at('2026-03-06', '10:01')
  await at('2026-03-07', '10:00')
  const asked = [['balance_due', '2026-03-06', 'sent']]
  expect(await told(order, 'balance_due', 'balance_overdue')).toEqual(asked)
  const [mail] = (await office.messages.ofOrder({ params: { id: order._id } })).data.filter(
    ({ event }) => event === 'balance_due',
  )
  expect(mail?.text).toMatch(/is due on 13 March 2026 for your booking \d+/)
  expect(mail?.text).toContain('https://desk.example.com/')

  clock.set('2026-03-08T10:00:00+02:00')
  const { instalments } = await office.orders.get({ params: { id: paid._id } })
  const amount = instalments.reduce((sum, part) => sum + part.amount, 0)
  await office.orders.recordPayment({
    params: { id: paid._id },
    body: { kind: 'payment', method: 'cash', amount, day: '2026-03-08', clientKey: newId() },
  })
  await at('2026-03-12', '22:30')
  expect((await told(order, 'balance_due')).at(-1)).toEqual(['balance_due', '2026-03-12', 'waiting'])
  await at('2026-03-13', '08:00')
  expect(await told(order, 'balance_due')).toEqual([...asked, ['balance_due', '2026-03-12', 'sent']])
  await at('2026-03-14', '15:00')
  expect((await told(order, 'balance_overdue')).at(-1)).toEqual(['balance_overdue', '2026-03-14', 'sent'])
  expect(await told(paid, 'balance_due', 'balance_overdue')).toEqual(asked)
})

test('what wasn’t asked for while no server ran is asked for on the next day, once for each due day', async () => {
  await at('2026-05-04', '10:00')
  const order = await withDeposit('Missed', '2026-05-20')
  await at('2026-05-07', '10:00')
  await at('2026-05-07', '10:01')
  // Of the deposit, due on the day of the order, and of the balance, due on the 13th.
  const asked = [
    ['balance_overdue', '2026-05-07', 'sent'],
    ['balance_due', '2026-05-07', 'sent'],
  ]
  expect(await told(order, 'balance_due', 'balance_overdue')).toEqual(asked)

  await at('2026-05-13', '10:00')
  const again = [...asked, ['balance_due', '2026-05-13', 'sent']]
  expect(await told(order, 'balance_due', 'balance_overdue')).toEqual(again)
  await at('2026-05-16', '10:00')
  expect(await told(order, 'balance_due', 'balance_overdue')).toEqual([
    ...again,
    ['balance_overdue', '2026-05-16', 'sent'],
  ])
})
