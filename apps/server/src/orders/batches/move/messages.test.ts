import { expect, test } from 'vitest'
import { doJobs } from '../../../../test/mailbox.ts'
import { startMailing } from '../../../../test/startMailing.ts'
import { switchNews } from '../../../../test/switchNews.ts'
import { newId } from '../../../kernel/newId.ts'
import { sendPlanned } from '../../../messages/automatic/sendPlanned.ts'

const { as, clock, given, product, mailsTo } = await startMailing('2026-03-10T10:00:00+02:00')
const office = as(await given.owner())
const [date, later] = ['2026-03-16', '2026-03-18']

const at = async (time: string) => {
  clock.set(`2026-03-10T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

async function move(tours: readonly { id: string }[], more: object = {}) {
  const preview = await office.departureBatches.preview({
    body: {
      kind: 'move',
      from: tours.map(({ id }) => ({ tour: id, date })),
      to: { date: later },
      price: 'keep',
      customersText: 'The road is closed after the flood.',
      ...more,
    },
  })
  const items = preview.items.map(({ order }) => ({ order: order._id, terms: 'full' as const }))
  const { _id, hash } = preview
  return office.departureBatches.commit({ body: { preview: _id, hash, clientKey: newId(), items } })
}

test('whoever is moved hears of it once, with all their tours in one message, also when it’s undone; without messages nobody does', async () => {
  await switchNews(office, 'order_changed', 'departure_moved', 'pickup_changed')
  const tours = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })] as const
  const email = 'tamar.golan@example.com'
  const order = await given.order({
    userInformation: { firstName: 'Tamar', lastName: 'Golan', email, roomNumber: '12' },
    selectedTours: tours.map(({ id }) => ({ tour: id, date, participants: { adult: 2 } })),
  })
  const news = async () =>
    (await office.messages.ofOrder({ params: { id: order._id } })).data.map(({ event }) => event)
  const batch = await move(tours)
  await at('10:01')
  await at('11:00')
  expect(await news()).toEqual(['departure_moved'])
  const [mail] = mailsTo(email)
  expect(mail).toContain('Masada')
  expect(mail).toContain('Galilee')
  expect(mail).toContain('The road is closed after the flood.')

  const back = await office.departureBatches.undo({ params: { id: batch._id } })
  const items = back.items.map(({ order: { _id } }) => ({ order: _id, terms: 'full' as const }))
  await office.departureBatches.commit({
    body: { preview: back._id, hash: back.hash, clientKey: newId(), items },
  })
  await at('11:01')
  await at('12:00')
  expect(await news()).toEqual(['departure_moved', 'departure_moved'])
  await move(tours, { messages: false })
  await at('12:01')
  await at('13:00')
  expect(await news()).toHaveLength(2)
})
