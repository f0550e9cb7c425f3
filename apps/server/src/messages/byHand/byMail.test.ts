import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import { expect, test } from 'vitest'
import { formOf } from '../../../test/formOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'

const { as, given, mailsTo, product } = await startMailing('2026-03-10T10:00:00+02:00')
const office = as(await given.owner())
await switchNews(office)

test('a text to send by hand goes out by mail once the customer has no number any more', async () => {
  const tour = await given.tour({ pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  const email = `${newId()}@example.com`
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date: '2026-03-16' }],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email, mobilePhone: '050-5550177' },
  })
  const params = { id: order._id }
  const ask: MessageAsk = { target: { order: order._id }, event: 'tour_reminder', channel: 'whatsapp' }
  const { hash } = await office.messages.preview({ body: ask })
  await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
  const form = formOf(await office.orders.get({ params }))
  const userInformation = { ...form.userInformation, mobilePhone: '050' }
  await office.orders.change({ params, body: { ...form, userInformation } })
  await doJobs(product)
  expect((await office.messages.ofOrder({ params })).data).toMatchObject([
    { state: 'sent', channel: 'email', address: email },
  ])
  expect(mailsTo(email)).toHaveLength(1)
  expect(mailsTo(email)[0]).toContain('tour.ics')
})
