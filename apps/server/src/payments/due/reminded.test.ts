import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'

const refusals: string[] = []
const peer = await smtpPeer(refusals)
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env, now: '2026-03-02T10:00:00+02:00' })
afterAll(async () => {
  await close()
  await peer.close()
})

const office = as(await given.owner())
await switchNews(office)

const customer = (email: string, mobilePhone = '') => ({
  userInformation: { firstName: 'Dana', lastName: 'Levi', email, mobilePhone },
})
const remindedOf = async (orderId: string) => {
  const lists = await Promise.all(
    (['due', 'overdue'] as const).map((list) => office.payments.due({ query: { list, limit: 100 } })),
  )
  return lists
    .flatMap(({ data }) => data)
    .filter((row) => row.orderId === orderId)
    .toSorted((a, b) => (a.instalment ?? 0) - (b.instalment ?? 0))
    .map(({ reminded }) => reminded)
}
const remind = async (orders: string[], clientKey = newId(), channel: 'email' | 'whatsapp' = 'email') => {
  const ask = { target: { orders }, event: 'payment_link', channel } as const
  const { data, hash } = await office.messages.preview({ body: ask })
  return { data, sent: await office.messages.send({ body: { ...ask, hash, clientKey } }) }
}

test('several customers are reminded at once: each order gets one message, sent twice or not, and who gets none is named with the reason', async () => {
  const { _id: paymentPolicy } = await office.paymentPolicies.create({
    body: { name: 'Deposit', percent: 30, daysBefore: 14 },
  })
  const tour = await given.tour({ payment_policy_id: paymentPolicy })
  const deposit = await given.order({
    ...customer('dana@example.com'),
    selectedTours: [{ tour: tour.id, date: '2026-04-20' }],
  })
  const whole = await given.order(customer('dana@example.com'))
  const unreachable = await given.order(customer('tal@example.com'))
  await everyTable(db).updateTable('orders').set({ email: '' }).where('id', '=', unreachable._id).execute()
  const paid = await given.order(customer('noa@example.com'))
  await given.paid(paid)
  const orders = [deposit, whole, unreachable, paid].map(({ _id }) => _id)
  expect(await remindedOf(deposit._id)).toEqual([null, null])

  clock.set('2026-03-04T10:00:00+02:00')
  const clientKey = newId()
  const { data, sent } = await remind(orders, clientKey)
  expect(data.map(({ order, channel, reason }) => [order, channel, reason])).toEqual([
    [deposit._id, 'email', null],
    [whole._id, 'email', null],
    [unreachable._id, null, 'no_address'],
    [paid._id, null, 'nothing_due'],
  ])
  expect(data[0]?.text).toContain('75.00')
  expect(sent).toMatchObject({ mailed: 2, silent: 2 })
  const ask = { target: { orders }, event: 'payment_link', channel: 'email' } as const
  const again = await office.messages.send({ body: { ...ask, hash: 'x'.repeat(64), clientKey } })
  expect(again).toEqual(sent)
  const mails = await db.selectFrom('mail_outbox').select('recipient').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['dana@example.com', 'dana@example.com'])

  // The message asked for the deposit, and not for the balance.
  const mailed = { day: '2026-03-04', channel: 'email' }
  expect(await remindedOf(deposit._id)).toEqual([mailed, null])
  expect(await remindedOf(whole._id)).toEqual([mailed])
  expect(await remindedOf(unreachable._id)).toEqual([null])
  await expect(
    office.messages.preview({ body: { ...ask, target: { orders: [whole._id, newId()] } } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the last reminder of a charge is a message that was sent, or a mail with its link', async () => {
  clock.set('2026-03-05T10:00:00+02:00')
  const order = await given.order(customer('ella@example.com', '050-5550103'))
  const { sent } = await remind([order._id], newId(), 'whatsapp')
  expect(sent).toMatchObject({ byHand: 1 })
  expect(await remindedOf(order._id)).toEqual([null])
  clock.set('2026-03-07T10:00:00+02:00')
  const { data } = await office.messages.ofOrder({ params: { id: order._id } })
  await office.messages.done({ params: { id: data[0]!._id } })
  expect(await remindedOf(order._id)).toEqual([{ day: '2026-03-07', channel: 'whatsapp' }])

  clock.set('2026-03-09T10:00:00+02:00')
  const payment = order.payments[0]!._id
  await office.orders.sendLink({ params: { id: order._id }, body: { payment: null } })
  expect(await remindedOf(order._id)).toEqual([{ day: '2026-03-07', channel: 'whatsapp' }])
  await office.orders.sendLink({ params: { id: order._id }, body: { payment } })
  expect(await remindedOf(order._id)).toEqual([{ day: '2026-03-09', channel: 'email' }])
})

test('a reminder that was canceled or failed for good is none', async () => {
  clock.set('2026-03-10T10:00:00+02:00')
  const [stopped, failed] = [
    await given.order(customer('omer@example.com')),
    await given.order(customer('refused@example.com')),
  ]
  await remind([stopped._id])
  const { data } = await office.messages.ofOrder({ params: { id: stopped._id } })
  expect(await remindedOf(stopped._id)).toEqual([{ day: '2026-03-10', channel: 'email' }])
  await office.messages.cancel({ params: { id: data[0]!._id } })
  expect(await remindedOf(stopped._id)).toEqual([null])

  await remind([failed._id])
  await db
    .updateTable('mail_outbox')
    .set({ status: 'failed' })
    .where('recipient', '=', 'refused@example.com')
    .execute()
  expect(await remindedOf(failed._id)).toEqual([null])
  await doJobs(product)
})
