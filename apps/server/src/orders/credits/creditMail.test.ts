import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { mailsTo } from '../../../test/mailbox.ts'

const { as, db, given, close } = await startServer({
  now: '2026-03-02T10:00:00+02:00',
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.com',
    WEB_ORIGIN: 'https://desk.example.com',
  },
})
afterAll(close)
const office = as(await given.owner())

async function canceledInto(email: string, name = { firstName: 'Rina', lastName: 'Golan' }) {
  const order = await given.order({ userInformation: { ...name, email } })
  await given.paid(order)
  const { _id: id } = order
  await office.orders.cancel({ body: { orderId: id, canRefund: true, refundTo: 'credit' } })
  const [credit] = (await office.credits.ofOrder({ params: { id } })).data
  return { order, code: credit?.code ?? '' }
}

test('the customer gets the code by mail, with the amount and the last day; the log doesn’t have it', async () => {
  const { order, code } = await canceledInto('rina@guests.example')
  const [mail, ...more] = await mailsTo(db, 'rina@guests.example')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'credit', subject: expect.stringContaining('$250.00') })
  for (const part of [code, '$250.00', '02/03/2028', String(order.orderNumber)])
    expect(mail?.body_text).toContain(part)
  const log = await auditOf(db, order._id)
  expect(log.at(-1)).toMatchObject({ action: 'credit mailed', details: { email: 'rina@guests.example' } })
  expect(JSON.stringify(log)).not.toContain(code)
})

test('a name that looks like an address is no link in a mail about store credit', async () => {
  const name = { firstName: 'Refund:', lastName: 'www.evil.example/refund' }
  const { order } = await canceledInto('eve@guests.example', name)
  const [credit] = (await office.credits.ofOrder({ params: { id: order._id } })).data
  const body = { rest: 250, reason: 'Asked for it' }
  await office.credits.takeBack({ params: { id: credit?._id ?? '' }, body })
  const mails = await mailsTo(db, 'eve@guests.example')
  expect(mails).toHaveLength(2)
  for (const { subject, html, body_text } of mails)
    for (const part of [subject, html, body_text]) expect(part).not.toContain('evil.example')
  expect(mails[0]?.body_text).toContain('Hello Refund: www. evil. example/refund,')
})

test('a customer with a Hebrew name gets it in Hebrew', async () => {
  await canceledInto('gali@guests.example', { firstName: 'גלי', lastName: 'לוי' })
  const [mail] = await mailsTo(db, 'gali@guests.example')
  expect(mail?.subject).toContain('שובר זיכוי')
  expect(mail?.html).toContain('lang="he" dir="rtl"')
})

test('nothing is mailed when nothing became credit', async () => {
  const order = await given.order({
    userInformation: { firstName: 'Omer', lastName: 'Bar', email: 'omer@guests.example' },
  })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true, refundTo: 'credit' } })
  expect(await mailsTo(db, 'omer@guests.example')).toEqual([])
})

test('a customer whose credit is taken back is written to in the same language, if the code was mailed', async () => {
  const takeBack = async (email: string, name?: Parameters<typeof canceledInto>[1]) => {
    const { order, code } = await canceledInto(email, name)
    const [credit] = (await office.credits.ofOrder({ params: { id: order._id } })).data
    const body = { rest: 250, reason: 'She wanted her money' }
    if (email === 'unsent@guests.example')
      await db.updateTable('mail_outbox').set({ status: 'failed' }).where('recipient', '=', email).execute()
    await office.credits.takeBack({ params: { id: credit?._id ?? '' }, body })
    return { order, code }
  }
  const { order, code } = await takeBack('noa@guests.example')
  const [, mail, ...more] = await mailsTo(db, 'noa@guests.example')
  expect(more).toEqual([])
  for (const part of [code, '$250.00', String(order.orderNumber)]) expect(mail?.body_text).toContain(part)
  expect(mail?.subject).toContain('is now a refund')
  expect(mail?.body_text).not.toContain('She wanted her money')
  const log = await auditOf(db, order._id)
  expect(log.at(-1)).toMatchObject({ action: 'credit end mailed', details: { email: 'noa@guests.example' } })
  expect(JSON.stringify(log)).not.toContain(code)

  await takeBack('dana@guests.example', { firstName: 'דנה', lastName: 'כהן' })
  expect((await mailsTo(db, 'dana@guests.example')).at(-1)?.html).toContain('lang="he" dir="rtl"')

  const unsent = await takeBack('unsent@guests.example')
  expect(await mailsTo(db, 'unsent@guests.example')).toHaveLength(1)
  expect((await auditOf(db, unsent.order._id)).at(-1)).toMatchObject({ action: 'refunded' })
})
