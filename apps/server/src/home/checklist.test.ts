import { setUpStepNames } from '@tourdesk/domain/home/checklist'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, clock, db, given } = server
afterAll(server.close)

const owner = as(await given.user({ isSuper: true }))
const admin = as(await given.user({ account: await given.mainAccount(), role: 'ADMIN' }))

const openSteps = async (who = owner) => {
  const { steps } = await who.home.checklist()
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step)
}

test('each step is done while its record is there, and opens again when the last one is deleted', async () => {
  const account = await given.mainAccount()
  const opened = setUpStepNames.filter((step) => step !== 'ticketTypes')
  expect(await openSteps()).toEqual(opened)

  const settings = await owner.businessSettings.get()
  await owner.businessSettings.change({ body: { ...settings, officePhone: '03-555-0100' } })
  expect(await openSteps()).toEqual(opened.slice(1))
  const { updatedAt } = await owner.rates.settings()
  await owner.rates.change({
    body: { EUR: 0.9, ILS: 3.6, fetchesDaily: false, isConfirmed: true, updatedAt },
  })
  expect(await openSteps()).toEqual(opened.slice(2))

  const params = { id: account.id }
  const prices = await owner.pricing.ofAccount({ params, query: { type: 'data' } })
  const gate = { city: 'jerusalem', name: 'Jaffa Gate', address: 'Jaffa Gate, Jerusalem' } as const
  const lists = prices.priceManagement
  const added = await owner.pricing.change({
    params,
    body: { ...prices, priceManagement: { ...lists, pickups_dropoffs_locations: [gate] } },
  })
  expect(await openSteps()).not.toContain('locations')
  await owner.pricing.change({ params, body: { ...added, priceManagement: lists } })
  expect(await openSteps()).toContain('locations')

  const { id: guide } = await given.operator({ role: 'guide' })
  await given.operator({ role: 'driver' })
  await given.car()
  await given.account()
  expect(await openSteps()).toEqual(['locations', 'tour'])
  await owner.operators.remove({ params: { id: guide } })
  expect(await openSteps()).toEqual(['locations', 'tour', 'guide'])
})

test('the first tour is done while it is on sale with a price for today or later', async () => {
  const { id } = await given.tour()
  expect(await openSteps()).not.toContain('tour')
  await owner.tours.deactivate({ params: { id } })
  expect(await openSteps()).toContain('tour')
  await owner.tours.publish({ params: { id } })
  expect(await openSteps()).not.toContain('tour')
  const lists = await db.selectFrom('price_lists').selectAll().where('tour_id', '=', id).execute()
  await db.updateTable('price_lists').set({ end_date: '2026-03-01' }).where('tour_id', '=', id).execute()
  expect(await openSteps()).toContain('tour')
  const free = lists.map(({ prices }) =>
    prices.map((pair) => ({
      ...pair,
      prices: {
        ...pair.prices,
        economy: 0,
        small_group: 0,
        medium_group: 0,
        large_group: 0,
        private_group: Object.fromEntries(Object.keys(pair.prices.private_group).map((key) => [key, 0])),
        transferFee: 1000,
      },
    })),
  )
  await db
    .updateTable('price_lists')
    .set({ end_date: null, prices: JSON.stringify(free[0]) })
    .where('tour_id', '=', id)
    .execute()
  expect(await openSteps()).toContain('tour')
  await owner.tours.remove({ params: { id } })
  expect(await openSteps()).toContain('tour')
})

test('staff are offered what they may do, and an agency has no checklist', async () => {
  const { steps } = await admin.home.checklist()
  expect(steps.map(({ step }) => step)).toEqual(
    setUpStepNames.filter((step) => step !== 'business' && step !== 'rates'),
  )
  await expect(
    as(await given.user({ account: await given.account() })).home.checklist(),
  ).rejects.toMatchObject({ status: 403 })
})

test('the owner puts the list away for everybody and takes it out again, twice in a row too', async () => {
  for (const isDismissed of [true, true, false]) {
    clock.set(`2026-03-02T1${Number(isDismissed) + 1}:00:00+02:00`)
    await owner.checklistSettings.change({ body: { isDismissed } })
    expect(await admin.home.checklist()).toMatchObject({ isDismissed })
  }
  await expect(admin.checklistSettings.change({ body: { isDismissed: true } })).rejects.toMatchObject({
    status: 403,
  })
})
