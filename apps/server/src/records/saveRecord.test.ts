import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const updatedAt = '2025-12-31T10:00:00.000Z'

/** A save of an older version with a wrong field, of each kind of record. */
const staleSaves: Record<string, () => Promise<unknown>> = {
  async 'a guide'() {
    const { id } = await given.operator()
    return office.operators.change({
      params: { id },
      body: { role: 'guide', firstName: '', updatedAt } as never,
    })
  },
  async 'a car'() {
    const { id } = await given.car()
    return office.cars.change({ params: { id }, body: { plateId: '', updatedAt } as never })
  },
  async 'a car supplier'() {
    const { id } = await given.carSupplier()
    return office.carSuppliers.change({ params: { id }, body: { name: '', updatedAt } as never })
  },
  async 'an article'() {
    const { id } = await given.article()
    return office.articles.save({ body: { _id: id, title: '', updatedAt } })
  },
  async 'a highlight'() {
    const { id } = await given.highlight()
    return office.highlights.change({ params: { id }, body: { name: '', updatedAt } })
  },
  async 'a star tour'() {
    const body = {
      starTourId: 'new',
      name: 'Week',
      number: 'W1',
      discount: 0.1,
      tours: [(await given.tour()).id],
    }
    const { _id: id } = await office.starTours.create({ body })
    return office.starTours.change({ params: { id }, body: { starTourId: id, name: '', updatedAt } })
  },
  async 'an agency'() {
    const { id } = await given.account()
    return office.agencies.change({ params: { id }, body: { name: '', updatedAt } })
  },
  async 'a tour'() {
    const { id } = await given.tour()
    return office.tours.change({ params: { id }, body: { name: '', updatedAt } })
  },
  async 'a payment policy'() {
    const { _id: id } = await office.paymentPolicies.create({
      body: { name: 'Half', percent: 50, daysBefore: 7 },
    })
    return office.paymentPolicies.change({ params: { id }, body: { name: '', updatedAt } })
  },
  async 'a cancellation policy'() {
    const { _id: id } = await office.cancellationPolicies.create({ body: { name: 'Autumn' } })
    return office.cancellationPolicies.change({ params: { id }, body: { name: '', updatedAt } })
  },
}

test.each(Object.entries(staleSaves))(
  '%s that somebody changed is refused as such before its fields are checked',
  async (_, save) => {
    await expect(save()).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
  },
)
