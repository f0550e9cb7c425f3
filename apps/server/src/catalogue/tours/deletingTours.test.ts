import { afterAll, describe, expect, it } from 'vitest'
import { actionsOn } from '../../../test/auditOf.ts'
import { openTourDesk } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { db, given, office, create, read } = desk
afterAll(desk.close)

describe('deleting a tour', () => {
  it('CAPI-12 HOLE-C52 hides it, removes it from offers, and leaves old orders as they are', async () => {
    const [gone, stays] = [await given.tour(), await given.tour()]
    const order = await given.order({ selectedTours: [{ tour: gone.id }] })
    const coupon = await given.coupon([gone, stays])
    const [alone, both] = [await given.starTour([gone]), await given.starTour([gone, stays])]
    expect(await office.tours.remove({ params: { id: gone.id } })).toEqual({ _id: gone.id })
    await expect(read(gone.id)).rejects.toMatchObject({ status: 404 })
    const starTour = (id: string) => office.starTours.get({ params: { id } })
    expect(await starTour(alone.id)).toMatchObject({ tours: [], isActive: false })
    expect(await starTour(both.id)).toMatchObject({ tours: [stays.id], isActive: true })
    const left = await db
      .selectFrom('coupon_tours')
      .select('tour_id')
      .where('coupon_id', '=', coupon.id)
      .execute()
    expect(left).toEqual([{ tour_id: stays.id }])
    expect(await office.orders.get({ params: { id: order._id } })).toMatchObject({ _id: order._id })
    expect((await actionsOn(db, gone.id)).at(-1)).toBe('deleted')
    expect((await create({ number: gone.number })).number).toBe(gone.number)
  })
})
