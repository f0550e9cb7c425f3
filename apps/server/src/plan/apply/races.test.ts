import { Problem } from '@tourdesk/contract/kernel/problem'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { entryOf } from '../../../test/crewPhone.ts'
import { keptPlan } from '../../../test/keptPlan.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, db, given, close } = server
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const colleague = as(await given.user({ role: 'ADMIN' }))
const date = '2026-03-11'

/** Two tours with a unit of their own and two parties that wait; one car and one driver are wanted by all. */
async function givenRace() {
  const [tour, other] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Jaffa' })]
  const [car, mine] = [await given.car({ seats: 10 }), await given.car({ seats: 10 })]
  const [driver, absent] = [
    await given.operator({ role: 'driver' }),
    await given.operator({ role: 'driver' }),
  ]
  const party = (id: string) =>
    given.order({ selectedTours: [{ tour: id, date, participants: { adult: 4 } }] })
  const [first, second, third] = [await party(tour.id), await party(tour.id), await party(other.id)]
  const unit = await given.unit({ tour, date, car: mine, driver: absent })
  const jaffa = await given.unit({ tour: other, date })
  const seated = (...orders: { _id: string }[]) =>
    [first, second, third]
      .filter(({ _id }) => orders.some((order) => order._id === _id))
      .map((order) => ({ party: entryOf(order), people: 4 }))
  const kept = { _id: unit._id, tour: tour.id, car: mine.id, driver: absent.id }
  // One plan puts all on the units there are, and the car on the one of Jaffa …
  const filling = await keptPlan(server, owner, { date }, [
    { ...kept, parts: seated(first, second) },
    { _id: jaffa._id, tour: other.id, car: car.id, driver: driver.id, parts: seated(third) },
  ])
  // … the other makes a unit with the same car, and dissolves both.
  const making = await keptPlan(server, owner, { date }, [
    { tour: tour.id, car: car.id, driver: driver.id, parts: seated(first, second) },
    { tour: other.id, car: mine.id, driver: absent.id, parts: seated(third) },
  ])
  return { tour, other, car, mine, driver, absent, first, second, third, unit, jaffa, filling, making }
}

test('PLAN-09 plans, an absence, a drag and a booking at once: nothing twice, nothing by half, and nobody waits forever', async () => {
  const won = { filling: 0, making: 0 }
  for (let round = 0; round < 3; round += 1) {
    const day = await givenRace()
    const { tour, first, second, third, unit, jaffa, filling, making, absent } = day
    const apply = async (client: typeof office, id: string) => {
      const { units, moves } = await client.dayPlans.get({ params: { id } })
      const ticked = units.filter(({ kind }) => kind !== 'kept').map(({ key }) => ({ key, crew: null }))
      return () =>
        client.dayPlans.apply({
          params: { id },
          body: { units: ticked, moves: moves.map(({ key }) => key), clientKey: newId() },
        })
    }
    const [fill, make] = [await apply(office, filling), await apply(colleague, making)]
    const away = { objType: 'Operator' as const, itemId: absent.id, startDate: date, endDate: date }
    const preview = await colleague.absences.preview({ query: away })
    const units = preview.units.map(({ _id: tourCar, updatedAt }) => ({
      tourCar,
      updatedAt,
      replacement: null,
    }))
    const book = { selectedTours: [{ tour: tour.id, date, participants: { adult: 4 } }] }
    const calls: (() => Promise<unknown>)[] = [
      fill,
      make,
      () => colleague.absences.save({ body: { ...away, units, clientKey: newId() } }),
      () =>
        office.tourCars.addOrder({
          params: { id: unit._id },
          body: { order: second._id, selectedTour: entryOf(second), _id: unit._id },
        }),
      () => given.order(book),
    ]
    // Who comes first changes from round to round.
    const turned = calls.map((_, index) => (index + round) % calls.length)
    const outcomes = await Promise.allSettled(turned.map((index) => calls[index]!()))
    // A drag onto a unit that's gone finds nothing; whoever else comes too late is refused.
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    )
    for (const reason of refused)
      expect([404, 409], String(reason)).toContain(reason instanceof Problem && reason.status)
    const isDone = (index: number) => outcomes[turned.indexOf(index)]?.status === 'fulfilled'
    expect(isDone(0) && isDone(1)).toBe(false)
    expect(isDone(4)).toBe(true)
    won.filling += Number(isDone(0))
    won.making += Number(isDone(1))

    const after = (await office.tourCars.ofDate({ params: { date } })).data.filter(({ tour: of }) =>
      [tour.id, day.other.id].includes(typeof of === 'string' ? of : ''),
    )
    expect(after.map(({ _id }) => _id).includes(unit._id)).toBe(!isDone(1))
    expect(after.map(({ _id }) => _id).includes(jaffa._id)).toBe(!isDone(1))
    const seats = await db.selectFrom('unit_parts').select(['entry_id', 'head_count']).execute()
    const seatsOf = (order: { _id: string; selectedTours: { _id: string }[] }) =>
      seats
        .filter(({ entry_id }) => entry_id === order.selectedTours[0]?._id)
        .reduce((sum, { head_count }) => sum + head_count, 0)
    const all = isDone(0) || isDone(1)
    expect([seatsOf(first), seatsOf(third)]).toEqual(all ? [4, 4] : [0, 0])
    expect(seatsOf(second)).toBe(all || isDone(3) ? 4 : 0)
    const drivers = after.map(({ driver }) => driver?._id).filter((id) => id !== undefined)
    expect(new Set(drivers).size).toBe(drivers.length)
    expect(drivers.includes(day.driver.id)).toBe(all)
    if (isDone(2)) expect(drivers).not.toContain(absent.id)
    const rows = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'plan applied')
      .execute()
    const logged = rows.filter(({ details }) =>
      [filling, making].includes((details as { plan: string }).plan),
    )
    expect(logged).toHaveLength(all ? 1 : 0)
  }
  expect(won.filling + won.making).toBeGreaterThan(0)
  expect(db.deadlocks).toBe(0)
}, 90_000)

test('the same plan applied twice at once with one key is applied once', async () => {
  const { filling, third } = await givenRace()
  const { units, moves } = await office.dayPlans.get({ params: { id: filling } })
  const ticked = units.filter(({ kind }) => kind !== 'kept').map(({ key }) => ({ key, crew: null }))
  const body = { units: ticked, moves: moves.map(({ key }) => key), clientKey: newId() }
  const answers = await Promise.all(
    [1, 2, 3].map(() => office.dayPlans.apply({ params: { id: filling }, body })),
  )
  expect(answers).toEqual([1, 2, 3].map(() => ({ undo: body.clientKey })))
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', third._id)
    .where('action', '=', 'assigned to vehicle')
    .execute()
  expect(rows).toHaveLength(1)
})
