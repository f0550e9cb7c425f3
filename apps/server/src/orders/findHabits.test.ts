import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

/** Noon on 2 March 2026. */
const { as, browser, given, close } = await startServer()
afterAll(close)

const agency = await given.account({ name: 'Orchard Travel' })
const ruth = await given.user({ account: agency, role: 'AGENT', firstName: 'Ruth' })
const yael = await given.user({ account: agency, role: 'AGENT', firstName: 'Yael' })
const clerk = await given.user({ role: 'ADMIN' })
const habits = (user: typeof ruth) => as(user).orders.habits()

test('the last order of each tour tells its group, language and pickup, the newest tour first', async () => {
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const place = await given.location({ city: 'tel_aviv', name: 'Dan Panorama' })
  const pickup = { _id: place.id, city: 'tel_aviv', name: '', address: '' } as const
  await given.order({
    by: ruth,
    selectedTours: [{ tour: masada.id, group_type: 'large_group', price_class: 'economy' }],
  })
  await given.order({ by: ruth, selectedTours: [{ tour: galilee.id }] })
  await given.order({ by: ruth, selectedTours: [{ tour: masada.id, pickup }] })
  const { tours, places } = await habits(ruth)
  expect(tours.map(({ tour }) => tour)).toEqual([masada.id, galilee.id])
  expect(tours[0]).toEqual({
    tour: masada.id,
    group_type: 'small_group',
    language: 'english',
    price_class: 'premium',
    pickup: { _id: place.id, city: 'tel_aviv' },
  })
  expect(places[0]).toEqual({ _id: place.id, city: 'tel_aviv' })
})

test('they are this person’s own: not a colleague’s, nor those of the office', async () => {
  expect(await habits(yael)).toEqual({ tours: [], places: [] })
  expect(await habits(clerk)).toEqual({ tours: [], places: [] })
  const tour = await given.tour()
  await given.order({ by: clerk, agency: agency.id, agent: yael.id, selectedTours: [{ tour: tour.id }] })
  expect((await habits(yael)).tours).toEqual([])
  expect((await habits(clerk)).tours.map((habit) => habit.tour)).toEqual([tour.id])
})

test('someone who works for two agencies has other habits in each', async () => {
  const other = await given.account({ name: 'Sharon Travel' })
  const superUser = await given.user({ isSuper: true })
  const visitor = browser()
  await visitor.auth.login({ body: { email: superUser.login, password: superUser.password } })
  const [here, there] = [await given.tour(), await given.tour()]
  await given.order({ by: superUser, agency: agency.id, selectedTours: [{ tour: here.id }] })
  await given.order({ by: superUser, agency: other.id, selectedTours: [{ tour: there.id }] })
  const toursIn = async (account: { id: string }) => {
    await visitor.auth.setUserAccount({ body: { accountId: account.id } })
    return (await visitor.orders.habits()).tours.map(({ tour }) => tour)
  }
  expect(await toursIn(agency)).toEqual([here.id])
  expect(await toursIn(other)).toEqual([there.id])
})
