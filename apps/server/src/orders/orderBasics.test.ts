import { orderSources, priceClasses } from '@tourdesk/domain/entries/vocabulary'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formWith } from '../../test/formOf.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())

test('FORM-31 OCONST-03 an order has one of three sources, which staff choose and can change', async () => {
  expect(orderSources).toEqual(['website', 'office', 'email'])
  for (const source of orderSources) {
    const { _id: id } = await given.order({ source })
    expect((await office.orders.get({ params: { id } })).source).toBe(source)
  }
  const order = await given.order({ source: 'website' })
  const body = { ...formWith(order, {}), source: 'email' as const }
  await office.orders.change({ params: { id: order._id }, body })
  const { data } = await office.orders.purchasedTours({ query: { search: String(order.orderNumber) } })
  expect(data.map(({ source }) => source)).toEqual(['email'])
})

test('FORM-32 the partner’s reference is saved with the order and can be searched for', async () => {
  const order = await given.order({ refOrderNumber: '  VL-20917 ' })
  expect(order.refOrderNumber).toBe('VL-20917')
  const body = { ...formWith(order, {}), refOrderNumber: 'VL-20918' }
  await office.orders.change({ params: { id: order._id }, body })
  expect((await office.orders.get({ params: { id: order._id } })).refOrderNumber).toBe('VL-20918')
  const { data } = await office.orders.purchasedTours({ query: { search: 'vl-20918' } })
  expect(data.map(({ orderId }) => orderId)).toEqual([order._id])
})

test('FORM-60 OCONST-06 the price class is premium or economy and nothing else', async () => {
  expect(priceClasses).toEqual(['premium', 'economy'])
  for (const price_class of priceClasses) {
    const { selectedTours } = await given.order({
      selectedTours: [{ group_type: 'large_group', price_class }],
    })
    expect(selectedTours[0]?.price_class).toBe(price_class)
  }
  const body = await given.orderInput({
    selectedTours: [{ group_type: 'large_group', price_class: 'economy' }],
  })
  const luxury = JSON.parse(JSON.stringify(body).replace(/"price_class":"\w+"/, '"price_class":"luxury"'))
  await expect(office.orders.place({ body: luxury })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'selectedTours.0.price_class', code: 'field_invalid' }],
  })
})

test('FORM-29 OAPI-14 the tour picker gets active tours with everything it shows', async () => {
  const tour = await given.tour({
    name: 'Masada Sunrise',
    number: '417',
    headline: 'Up before the sun',
    thumbnails: JSON.stringify({ wide: '/uploads/masada.webp' }),
  })
  const rest = await given.tour({ name: 'Old Timna', is_active: false })
  await given.highlight({ tours: [tour], name: 'Snake Path', subtitle: 'On foot', description: 'Steep.' })
  const { data } = await office.tours.active()
  expect(data.map(({ _id }) => _id)).toContain(tour.id)
  expect(data.map(({ _id }) => _id)).not.toContain(rest.id)
  const shown = data.find(({ _id }) => _id === tour.id)
  expect(shown).toMatchObject({
    _id: tour.id,
    name: 'Masada Sunrise',
    number: '417',
    isActive: true,
    groupTypes: expect.arrayContaining([expect.objectContaining({ group_type: 'small_group' })]),
    highlights: [{ name: 'Snake Path', subtitle: 'On foot', description: 'Steep.' }],
    thumbnails: { wide: '/uploads/masada.webp' },
    headLine: 'Up before the sun',
  })
  for (const field of ['lowPrice', 'lowPrivatePrice', 'description', 'affiliationLink'])
    expect(shown).toHaveProperty(field)
})
