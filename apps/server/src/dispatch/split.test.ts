import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { formOf } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const date = '2026-03-11'

type Counts = Record<string, number>

/** A party of nine on a departure with a van of seven seats, one of four and a unit without a vehicle. */
async function nine(participants: Counts = { adult: 6, child: 3 }) {
  const tour = await given.tour()
  const van = await given.unit({ tour, car: await given.car({ seats: 7 }) })
  const taxi = await given.unit({ tour, car: await given.car({ seats: 4 }) })
  const open = await given.unit({ tour })
  const order = await given.order({
    selectedTours: [{ tour: tour.id, participants, group_type: 'small_group' }],
  })
  return { tour, van, taxi, open, order, entry: entryOf(order) }
}

function entryOf(order: Order): string {
  return order.selectedTours[0]?._id ?? ''
}

function paramsOf(order: Order) {
  return { orderId: order._id, entryId: entryOf(order) }
}

type Chosen = [unit: Pick<VehicleUnit, '_id'>, participants: Counts][]

async function split(order: Order, chosen: Chosen, readAt?: string | null) {
  const updatedAt = readAt === undefined ? (await rowOf(order)).seatedAt : readAt
  const parts = chosen.map(([{ _id }, participants]) => ({ tourCar: _id, participants }))
  return office.seats.split({ params: paramsOf(order), body: { parts, updatedAt } })
}

type Move = Omit<Parameters<typeof office.seats.move>[0]['body'], 'to'> & {
  to: Pick<VehicleUnit, '_id'> | null
}

function move(order: Order, { to, ...rest }: Move) {
  return office.seats.move({ params: paramsOf(order), body: { ...rest, to: to?._id ?? null } })
}

async function rowOf(order: Order) {
  const { purchasedTours } = await office.tourEvents.assignmentsOfDay({ params: { date } })
  return purchasedTours.find(({ orderId }) => orderId === order._id)!
}

async function partsOf(order: Order) {
  const { selectedTours } = await office.orders.get({ params: { id: order._id } })
  return (selectedTours[0]?.tourCars ?? []).map(({ _id, participants }) => [_id, participants])
}

async function showUnit({ _id }: Pick<VehicleUnit, '_id'>) {
  const { data } = await office.tourCars.ofDate({ params: { date } })
  return data.find((unit) => unit._id === _id)!
}

async function people(order: Order, participants: Counts, overrideSeats?: boolean) {
  const form = formOf(await office.orders.get({ params: { id: order._id } }))
  const selectedTours = form.selectedTours.map((entry) => ({ ...entry, participants }))
  return office.orders.change({ params: { id: order._id }, body: { ...form, selectedTours, overrideSeats } })
}

async function gapOf(tour: { id: string }) {
  const { data } = await office.dayChecks.ofDay({ params: { date } })
  return data.flatMap((finding) =>
    finding.code === 'split_changed' && finding.tour?._id === tour.id ? [finding.params.order] : [],
  )
}

describe('splitting a party', () => {
  test('PLAN-12 saves parts that add up to the party and have their seats; one part is the plain assignment', async () => {
    const { order, van, taxi, open, entry } = await nine()
    await split(order, [
      [van, { adult: 5, child: 2 }],
      [taxi, { adult: 1, child: 1 }],
      [open, { adult: 0 }],
    ])
    expect(await partsOf(order)).toEqual([
      [van._id, { adult: 5, child: 2 }],
      [taxi._id, { adult: 1, child: 1 }],
    ])
    await expect(split(order, [[van, { adult: 6, child: 2 }]])).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'parts', code: 'split_not_whole', msg: 'The parts must add up to 9' }],
    })
    await expect(
      split(order, [
        [van, { adult: 6, child: 2 }],
        [taxi, { child: 1 }],
      ]),
    ).rejects.toMatchObject({
      code: 'not_enough_seats',
      status: 409,
      message: 'Not enough seats in this vehicle (8/7)',
    })
    expect(await showUnit(van)).toMatchObject({ participants: 7, selectedTours: [entry] })
    await split(order, [[open, { adult: 6, child: 3 }]])
    expect(await partsOf(order)).toEqual([[open._id, { adult: 6, child: 3 }]])
    expect(await showUnit(van)).toMatchObject({ participants: 0, selectedTours: [] })
  })

  test('PLAN-13 names all units and the one with most of its people, on a tie the earlier made; each counts its part', async () => {
    const { order, van, taxi, entry } = await nine({ adult: 8 })
    const saved = await split(order, [
      [taxi, { adult: 4 }],
      [van, { adult: 4 }],
    ])
    expect(saved).toMatchObject({
      tourCarId: taxi._id,
      tourCars: [
        { _id: taxi._id, participants: { adult: 4 } },
        { _id: van._id, participants: { adult: 4 } },
      ],
    })
    await split(order, [
      [taxi, { adult: 3 }],
      [van, { adult: 5 }],
    ])
    expect(await rowOf(order)).toMatchObject({ tourCarId: van._id, headCount: 8 })
    const shown = await office.orders.get({ params: { id: order._id } })
    expect(shown.selectedTours[0]).toMatchObject({
      tourCarId: van._id,
      tourCars: [{ _id: taxi._id }, { _id: van._id }],
      assigned: { car: { seats: 7 } },
    })
    expect(await showUnit(taxi)).toMatchObject({
      participants: 3,
      selectedTours: [entry],
      orderIds: [order._id],
    })
    expect(await showUnit(van)).toMatchObject({ participants: 5, selectedTours: [entry] })
  })

  test('refuses units of another day, unknown ones, canceled orders and the same unit twice', async () => {
    const { order, van, tour } = await nine()
    const later = await given.unit({ tour, date: '2026-03-12' })
    const whole = { adult: 6, child: 3 }
    await expect(split(order, [[later, whole]])).rejects.toMatchObject({ code: 'entry_of_another_day' })
    const unknown = { _id: '019b7000-0000-7000-8000-00000000dead' }
    await expect(split(order, [[unknown, whole]])).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      split(order, [
        [van, { adult: 6 }],
        [van, { child: 3 }],
      ]),
    ).rejects.toMatchObject({ status: 400, issues: [{ field: 'parts' }] })
    await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
    await expect(split(order, [[van, whole]], null)).rejects.toMatchObject({ code: 'entry_of_another_day' })
  })

  test('PLAN-24 is in the log of the order and its units, and tells the boards once it is saved', async () => {
    const { order, van, taxi } = await nine()
    const parts: Chosen = [
      [van, { adult: 5, child: 2 }],
      [taxi, { adult: 1, child: 1 }],
    ]
    const notices = await noticesOf(product, () => split(order, parts))
    expect(notices[0]).toEqual({ topic: 'dispatch', days: [date], by: owner.id, accountId: null })
    expect(await actionsOn(db, order._id)).toContain('split')
    const last = (await auditOf(db, taxi._id)).at(-1)
    expect(last).toMatchObject({
      action: 'split',
      details: { order: order._id, from: {}, to: { adult: 1, child: 1 } },
    })
    const before = await actionsOn(db, order._id)
    await split(order, parts)
    expect(await actionsOn(db, order._id)).toEqual(before)
  })

  test('PLAN-16 two planners who split at once end with one split', async () => {
    const { order, van, taxi } = await nine()
    const [mine, yours]: [Chosen, Chosen] = [
      [
        [van, { adult: 5, child: 2 }],
        [taxi, { adult: 1, child: 1 }],
      ],
      [
        [van, { adult: 4, child: 1 }],
        [taxi, { adult: 2, child: 2 }],
      ],
    ]
    const saves = await Promise.allSettled([split(order, mine, null), split(order, yours, null)])
    const [refused] = saves.filter((save) => save.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'changed_by_another', status: 409 })
    const won = saves[0].status === 'fulfilled' ? mine : yours
    expect(await partsOf(order)).toEqual(won.map(([{ _id }, participants]) => [_id, participants]))
  })
})

describe('moving a part', () => {
  async function halves() {
    const given = await nine({ adult: 6 })
    await split(given.order, [
      [given.van, { adult: 4 }],
      [given.taxi, { adult: 2 }],
    ])
    return given
  }

  test('PLAN-15 moves that part only; on a unit that holds another part the two join; off frees that part only', async () => {
    const { order, van, taxi, open, entry } = await halves()
    await move(order, { from: taxi._id, to: open })
    expect(await partsOf(order)).toEqual([
      [van._id, { adult: 4 }],
      [open._id, { adult: 2 }],
    ])
    await move(order, { from: open._id, to: van })
    expect(await partsOf(order)).toEqual([[van._id, { adult: 6 }]])
    await move(order, { from: van._id, to: open, participants: { adult: 2 } })
    await office.tourCars.removeOrder({ params: { tourCarId: van._id, selectedTourId: entry } })
    expect(await partsOf(order)).toEqual([[open._id, { adult: 2 }]])
    const { departures } = await office.tourEvents.day({ params: { date } })
    expect(departures.find(({ tour }) => tour._id === order.selectedTours[0]?.tour?._id)).toMatchObject({
      people: 6,
      unassigned: { orders: 1, people: 4 },
    })
    await move(order, { from: null, to: van })
    expect(await showUnit(van)).toMatchObject({ participants: 4 })
  })

  test('a whole party that is put on one unit leaves all others', async () => {
    const { order, van, taxi, open, entry } = await halves()
    const body = { order: order._id, selectedTour: entry, _id: open._id }
    await office.tourCars.addOrder({ params: { id: open._id }, body })
    expect(await partsOf(order)).toEqual([[open._id, { adult: 6 }]])
    for (const unit of [van, taxi]) expect(await showUnit(unit)).toMatchObject({ participants: 0 })
  })

  test('needs seats for its people, and those people where they were', async () => {
    const { order, van, taxi } = await halves()
    await expect(move(order, { from: van._id, to: taxi })).rejects.toMatchObject({
      code: 'not_enough_seats',
      message: 'Not enough seats in this vehicle (6/4)',
    })
    await expect(move(order, { from: null, to: van })).rejects.toMatchObject({ code: 'changed_by_another' })
    await expect(move(order, { from: van._id, to: taxi, participants: { adult: 5 } })).rejects.toMatchObject({
      code: 'changed_by_another',
      status: 409,
    })
  })

  test('two parts that swap at the same moment keep everybody', async () => {
    const { order, van, taxi, open } = await halves()
    await Promise.all([move(order, { from: van._id, to: open }), move(order, { from: taxi._id, to: van })])
    const counts = await Promise.all([van, taxi, open].map(showUnit))
    expect(counts.reduce((sum, { participants }) => sum + participants, 0)).toBe(6)
  })
})

describe('an order whose people change after it was split', () => {
  test('PLAN-14 people come off the last part or wait, and the day shows it until the split is saved again', async () => {
    const { order, van, taxi, tour } = await nine({ adult: 6 })
    await split(order, [
      [van, { adult: 4 }],
      [taxi, { adult: 2 }],
    ])
    expect(await gapOf(tour)).toEqual([])
    await people(order, { adult: 5 })
    expect(await partsOf(order)).toEqual([
      [van._id, { adult: 4 }],
      [taxi._id, { adult: 1 }],
    ])
    expect(await gapOf(tour)).toEqual([order.orderNumber])
    expect(await rowOf(order)).toMatchObject({ splitChanged: true })
    await people(order, { adult: 7 })
    expect(await partsOf(order)).toEqual([
      [van._id, { adult: 4 }],
      [taxi._id, { adult: 1 }],
    ])
    await split(order, [
      [van, { adult: 4 }],
      [taxi, { adult: 3 }],
    ])
    expect(await gapOf(tour)).toEqual([])
    await people(order, { adult: 3 })
    expect(await partsOf(order)).toEqual([[van._id, { adult: 3 }]])
    expect(await showUnit(taxi)).toMatchObject({ participants: 0, selectedTours: [] })
    expect(await gapOf(tour)).toEqual([order.orderNumber])
    await split(order, [[van, { adult: 3 }]])
    expect(await gapOf(tour)).toEqual([])
  })

  test('other changes leave the split alone, and a party in one vehicle stays there as a whole', async () => {
    const { order, van, taxi, tour } = await nine({ adult: 6 })
    const parts: Chosen = [
      [van, { adult: 4 }],
      [taxi, { adult: 2 }],
    ]
    const { seatedAt } = await split(order, parts)
    await people(order, { adult: 6 })
    expect(await rowOf(order)).toMatchObject({ seatedAt, splitChanged: false })
    await split(order, [[van, { adult: 6 }]])
    await people(order, { adult: 5, child: 1 })
    expect(await partsOf(order)).toEqual([[van._id, { adult: 5, child: 1 }]])
    expect(await gapOf(tour)).toEqual([])
  })

  test('a split chosen before the people changed is refused', async () => {
    const { order, van, taxi } = await nine({ adult: 6 })
    const { seatedAt } = await split(order, [
      [van, { adult: 4 }],
      [taxi, { adult: 2 }],
    ])
    await people(order, { adult: 5 })
    await expect(split(order, [[van, { adult: 5 }]], seatedAt)).rejects.toMatchObject({
      code: 'changed_by_another',
    })
  })

  test('an entry that moves to another day leaves all its vehicles while another entry of its order stays', async () => {
    const { order: other, tour, van, taxi } = await nine({ adult: 6 })
    const order = await given.order({
      selectedTours: [
        { tour: tour.id, participants: { adult: 4 } },
        { date: '2026-03-20', participants: { adult: 4 } },
      ],
    })
    const later = await given.unit({ tour: { id: order.selectedTours[1]!.tour!._id }, date: '2026-03-20' })
    await split(order, [
      [van, { adult: 2 }],
      [taxi, { adult: 2 }],
    ])
    const body = { order: order._id, selectedTour: order.selectedTours[1]!._id, _id: later._id }
    await office.tourCars.addOrder({ params: { id: later._id }, body })
    const form = formOf(await office.orders.get({ params: { id: order._id } }))
    form.selectedTours[0]!.date = '2026-03-18'
    form.selectedTours[1]!.participants = { adult: 5 }
    const saved = await office.orders.change({ params: { id: order._id }, body: form })
    expect(saved.selectedTours.map(({ tourCars }) => tourCars)).toEqual([
      [],
      [{ _id: later._id, participants: { adult: 5 } }],
    ])
    expect(await showUnit(van)).toMatchObject({ participants: 0 })
    expect(await partsOf(other)).toEqual([])
  })
})

describe('what takes a split party off, and brings it back', () => {
  test('a deleted unit frees its part only, and undoing it brings that part back', async () => {
    const { order, van, taxi } = await nine({ adult: 6 })
    await split(order, [
      [van, { adult: 4 }],
      [taxi, { adult: 2 }],
    ])
    const { undo } = await office.tourCars.remove({ params: { id: van._id } })
    expect(await partsOf(order)).toEqual([[taxi._id, { adult: 2 }]])
    await office.undo.take({ params: { id: undo ?? '' } })
    expect(await partsOf(order)).toEqual([
      [taxi._id, { adult: 2 }],
      [van._id, { adult: 4 }],
    ])
    const again = await office.tourCars.remove({ params: { id: van._id } })
    await move(order, { from: null, to: taxi, participants: { adult: 1 } })
    await expect(office.undo.take({ params: { id: again.undo ?? '' } })).rejects.toMatchObject({
      code: 'undo_changed',
    })
  })

  test('a canceled order leaves all units, and comes back to those that still have room', async () => {
    const { order, tour, van, taxi } = await nine({ adult: 6 })
    await split(order, [
      [van, { adult: 4 }],
      [taxi, { adult: 2 }],
    ])
    const cancel = async () =>
      (await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })).undo ?? ''
    const undo = await cancel()
    for (const unit of [van, taxi])
      expect(await showUnit(unit)).toMatchObject({ participants: 0, selectedTours: [] })
    await office.undo.take({ params: { id: undo } })
    expect(await partsOf(order)).toEqual([
      [van._id, { adult: 4 }],
      [taxi._id, { adult: 2 }],
    ])
    const later = await cancel()
    const family = await given.order({ selectedTours: [{ tour: tour.id, participants: { adult: 3 } }] })
    await move(family, { to: taxi })
    expect(await office.undo.take({ params: { id: later } })).toMatchObject({ unassigned: 1 })
    expect(await partsOf(order)).toEqual([[van._id, { adult: 4 }]])
  })
})
