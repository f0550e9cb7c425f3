import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { sendPlanned } from './sendPlanned.ts'

const { as, clock, given, product, close } = await startServer()
afterAll(() => close())

const office = as(await given.owner())
const date = '2026-03-12'
beforeEach(async () => {
  clock.set('2026-03-10T10:00:00+02:00')
  await switchNews(office, 'crew_assigned', 'crew_removed', 'crew_day')
})

const at = async (day: string, time: string) => {
  clock.set(`${day}T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

/** Event and state of each message to somebody, oldest first. */
async function told(operator: { id: string }) {
  const { data } = await office.messages.list({ query: { limit: 100 } })
  return data
    .filter(({ recipientId }) => recipientId === operator.id)
    .toReversed()
    .map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])])
}
async function lastTo(operator: { id: string }) {
  const { data } = await office.messages.list({ query: { limit: 100 } })
  return data.find(({ recipientId }) => recipientId === operator.id)
}

async function setCrew(id: string, crew: { driver: string | null; guide: string[] }) {
  await office.tourCars.change({ params: { id }, body: { car: null, externalCar: null, ...crew } })
}

test('a driver hears of a vehicle fifteen minutes after its last change, by hand without a gateway, and when taken off', async () => {
  const driver = await given.operator({ role: 'driver', first_name: 'Avi', mobile_phone: '050-5550111' })
  const unit = await given.unit({ date })
  await setCrew(unit._id, { driver: driver.id, guide: [] })
  await at('2026-03-10', '10:14')
  expect(await told(driver)).toEqual([['crew_assigned', 'waiting']])
  await at('2026-03-10', '10:15')
  const message = await lastTo(driver)
  expect(message).toMatchObject({
    event: 'crew_assigned',
    state: 'by_hand',
    channel: 'whatsapp',
    address: '+972505550111',
    recipientKind: 'operator',
    unit: { _id: unit._id, date },
    language: 'he',
  })
  await office.messages.done({ params: { id: message?._id ?? '' } })
  await setCrew(unit._id, { driver: null, guide: [] })
  await at('2026-03-10', '10:40')
  expect(await told(driver)).toEqual([
    ['crew_assigned', 'sent'],
    ['crew_removed', 'by_hand'],
  ])
})

test('somebody put on a vehicle and taken off again hears nothing', async () => {
  const guide = await given.operator({ role: 'guide', mobile_phone: '050-5550112' })
  const unit = await given.unit({ date })
  await setCrew(unit._id, { driver: null, guide: [guide.id] })
  await setCrew(unit._id, { driver: null, guide: [] })
  await at('2026-03-10', '11:00')
  expect(await told(guide)).toEqual([['crew_assigned', 'canceled', 'overtaken']])
})

test('guides and drivers hear of the next day at six, once, and again when it changes after that', async () => {
  await switchNews(office, 'crew_day')
  const guide = await given.operator({ role: 'guide', first_name: 'Noa', mobile_phone: '050-5550113' })
  const unit = await given.unit({ date })
  await setCrew(unit._id, { driver: null, guide: [guide.id] })
  const order = await given.order({ selectedTours: [{ tour: unit.tour, date }] })
  await at('2026-03-11', '17:59')
  expect(await told(guide)).toEqual([])
  await at('2026-03-11', '18:00')
  await at('2026-03-11', '18:01')
  expect(await told(guide)).toEqual([['crew_day', 'by_hand']])
  const first = await lastTo(guide)
  expect(first?.text).toContain('Noa')
  await office.messages.done({ params: { id: first?._id ?? '' } })

  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  await at('2026-03-11', '18:30')
  expect(await told(guide)).toEqual([
    ['crew_day', 'sent'],
    ['crew_day', 'by_hand'],
  ])
  expect((await lastTo(guide))?.text).toMatch(/2.? נוסעים/)
})
