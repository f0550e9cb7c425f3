import type { PriceListsInput } from '@tourdesk/contract/pricing/pricing'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { tourForm } from '../../test/tourForm.ts'
import { location } from '../pricing/priceDesk.fixture.ts'

const { as, clock, given, close } = await startServer()
afterAll(close)

type Desk = ReturnType<typeof as>

const main = await given.mainAccount()
const masada = await given.tour()

const keepers: [string, Parameters<typeof as>[0]][] = [
  ['an owner of the main account', await given.user({ role: 'OWNER' })],
  ['an admin of the main account', await given.user({ role: 'ADMIN' })],
  ['a super user in the main account', await given.user({ role: 'AGENT', isSuper: true })],
]

test.each(keepers)('CPERM-01 CPERM-02 %s manages the whole catalogue', async (_, who) => {
  const desk = as(who)
  await keepTours(desk)
  await keepHighlights(desk)
  await keepStarTours(desk)
  await keepArticles(desk)
  await keepPricesAndLocations(desk)
})

async function keepTours({ tours }: Desk): Promise<void> {
  const made = await tours.create({ body: tourForm({ number: 'N77' }) })
  const params = { id: made._id }
  await tours.change({ params, body: tourForm({ number: 'N77', name: 'Masada by Night' }) })
  expect(await tours.get({ params })).toMatchObject({ name: 'Masada by Night' })
  await tours.remove({ params })
  await expect(tours.get({ params })).rejects.toMatchObject({ status: 404 })
}

async function keepHighlights({ highlights }: Desk): Promise<void> {
  const made = await highlights.create({ body: { name: 'Sataf' } })
  const params = { id: made._id }
  await highlights.change({ params, body: { name: 'Sataf Springs' } })
  expect(await highlights.get({ params })).toMatchObject({ name: 'Sataf Springs' })
  await highlights.remove({ params })
  await expect(highlights.get({ params })).rejects.toMatchObject({ status: 404 })
}

/** A star tour is deactivated, not deleted. */
async function keepStarTours({ starTours }: Desk): Promise<void> {
  const form = { discount: 0.1, tours: [masada.id], name: 'Israel in a Week', isActive: true }
  const made = await starTours.create({
    body: { ...form, starTourId: 'new', number: `W${++starTourNumbers}` },
  })
  const params = { id: made._id }
  await starTours.change({
    params,
    body: { ...form, starTourId: made._id, number: made.number, isActive: false },
  })
  expect(await starTours.get({ params })).toMatchObject({ name: 'Israel in a Week', isActive: false })
}

async function keepArticles({ articles }: Desk): Promise<void> {
  const form = {
    title: 'Wines of the Golan',
    subtitle: 'A short guide',
    text: '<p>Long before France.</p>',
    category: 'Special Interests' as const,
  }
  const made = await articles.save({ body: form })
  await articles.save({ body: { ...form, _id: made._id, title: 'Wines of the Galilee' } })
  const params = { id: made._id }
  expect(await articles.get({ params })).toMatchObject({ title: 'Wines of the Galilee' })
  await articles.remove({ params })
  await expect(articles.get({ params })).rejects.toMatchObject({ status: 404 })
}

async function keepPricesAndLocations({ pricing }: Desk): Promise<void> {
  const params = { id: main.id }
  const read = () => pricing.ofAccount({ params, query: { type: 'data' } })
  const save = async (change: (lists: PriceListsInput) => void) => {
    const { _id, priceManagement, updatedAt } = await read()
    change(priceManagement)
    clock.set(new Date(clock.now().getTime() + 1000))
    await pricing.change({ params, body: { _id, updatedAt, priceManagement } })
  }
  const before = (await read()).priceManagement
  await save(({ ticket_types, pickups_dropoffs_locations }) => {
    ticket_types.push({ type: 'student', pricePortion: 0.75, notes: '' })
    pickups_dropoffs_locations.push(location)
  })
  await save(({ ticket_types, pickups_dropoffs_locations }) => {
    ticket_types.at(-1)!.pricePortion = 0.8
    pickups_dropoffs_locations[0]!.name = 'Clock Tower'
  })
  expect((await read()).priceManagement).toMatchObject({
    ticket_types: expect.arrayContaining([expect.objectContaining({ type: 'student', pricePortion: 0.8 })]),
    pickups_dropoffs_locations: [{ name: 'Clock Tower' }],
  })
  await save(({ ticket_types, pickups_dropoffs_locations }) => {
    ticket_types.pop()
    pickups_dropoffs_locations.pop()
  })
  expect((await read()).priceManagement).toEqual(before)
}

let starTourNumbers = 0
