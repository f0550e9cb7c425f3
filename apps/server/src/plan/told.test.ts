import { addDays } from '@tourdesk/domain/calendar'
import type { Told } from '@tourdesk/domain/plan/planDay'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { tapOf } from '../../test/crewPhone.ts'
import { openPlanDay } from '../../test/planDay.ts'
import { newId } from '../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, given, close } = server
afterAll(close)

const owner = await given.owner()
const office = as(owner)
let date = '2026-03-11'

/** A party alone in a large vehicle, and a smaller vehicle that would do. */
async function givenDay({ isSupplied = false } = {}) {
  date = addDays(date, 1)
  const day = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const [bus, guide, driver] = [
    await given.car({ seats: 19 }),
    await given.operator({ license_types: [] }),
    await day.driver(),
  ]
  const negev = await given.carSupplier({ sizes: [19] })
  const vehicle = isSupplied ? { externalCar: { carSupplier: negev.id, seats: 19 } } : { car: bus, driver }
  const unit = await given.unit({ tour, date, guide: [guide], ...vehicle })
  const levi = await day.party(tour, 3)
  await day.put(levi, unit)
  const small = await given.car({ seats: 4 })
  return { ...day, tour, unit, levi, guide, driver, small }
}
type Day = Awaited<ReturnType<typeof givenDay>>

const accept = ({ unit }: Day, operator: { id: string }) =>
  office.crewReplies.set({ params: { id: unit._id }, body: { operator: operator.id, reply: 'accepted' } })

const ways: Record<Told, (day: Day) => Promise<unknown>> = {
  sheet: ({ unit }) =>
    office.manifests.print({
      body: { scope: { tourCar: unit._id }, kind: 'driver', locale: 'en', format: 'pdf', clientKey: newId() },
    }),
  async boarding({ unit, levi }) {
    clock.set(`${date}T07:40:00+02:00`)
    const at = new Date(`${date}T07:35:00+02:00`)
    const { data } = await office.boardings.send({
      body: { events: [tapOf(unit, levi.order, 'boarded', 1, at)] },
    })
    expect(data).toMatchObject([{ outcome: 'stored' }])
    clock.set(start)
  },
  supplier: ({ unit }) =>
    office.supplierRequests.reply({
      params: { id: unit._id },
      body: { reply: 'confirmed', seen: 'not_asked', note: 'By phone' },
    }),
  driver: (day) => accept(day, day.driver),
  guide: (day) => accept(day, day.guide),
}

test.each(Object.keys(ways) as Told[])(
  'PLAN-28 a vehicle that others were told about (%s) stays as it is, takes more people, and may be changed if they are told again',
  async (who) => {
    const day = await givenDay({ isSupplied: who === 'supplier' })
    const untold = await day.propose({ keep: 'nothing' })
    expect(untold.facts.units.map(({ told }) => told)).toEqual([[]])
    expect(untold.units.map(({ car }) => car)).toEqual([day.small.id])

    await ways[who](day)
    await expectProtected(day)
    const lifted = await day.propose({ keep: 'nothing', touchTold: true })
    expect(lifted.facts.units.map(({ told }) => told)).toEqual([[who]])
    expect(lifted.units.find(({ kind }) => kind !== 'dissolved')?.car).toBe(day.small.id)
  },
)

test('PLAN-28 every vehicle of a day that is signed off stays as it is', async () => {
  const day = await givenDay()
  const { hash } = await office.dayChecks.ofDay({ params: { date } })
  await office.dayChecks.signOff({ params: { date }, body: { hash, clientKey: newId() } })
  await expectProtected(day)
  const lifted = await day.propose({ keep: 'nothing', touchTold: true })
  expect(lifted.facts).toMatchObject({ isSignedOff: true, units: [{ told: [] }] })
  expect(lifted.units.find(({ kind }) => kind !== 'dissolved')?.car).toBe(day.small.id)
})

test('a tap that was undone, and a reply to another assignment, tell nobody', async () => {
  const day = await givenDay()
  clock.set(`${date}T07:40:00+02:00`)
  const at = new Date(`${date}T07:35:00+02:00`)
  const tap = tapOf(day.unit, day.levi.order, 'boarded', 1, at)
  const undo = {
    _id: newId(),
    kind: 'undo' as const,
    tourCar: day.unit._id,
    selectedTour: day.levi.entry,
    undoes: tap._id,
    at: at.toISOString(),
  }
  const { data } = await office.boardings.send({ body: { events: [tap, undo] } })
  expect(data.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
  clock.set(start)
  await accept(day, day.guide)
  await office.tourCars.change({
    params: { id: day.unit._id },
    body: { car: day.small.id, externalCar: null, driver: day.driver.id, guide: [day.guide.id] },
  })
  expect((await day.propose()).facts.units.map(({ told }) => told)).toEqual([[]])
})

/** The vehicle keeps its crew and party, and only takes on someone new. */
async function expectProtected({ propose, party, tour, unit, levi, small }: Day) {
  const before = await propose()
  const more = await party(tour, 2)
  const plan = await propose({ keep: 'nothing' })
  const [kept] = plan.units
  const { car, externalCar, driver, guide } = before.units[0]!
  expect(kept).toMatchObject({ _id: unit._id, kind: 'kept', car, externalCar, driver, guide })
  expect(kept?.car).not.toBe(small.id)
  expect(kept?.reasons).toContainEqual({ code: 'told' })
  expect(kept?.parts).toContainEqual({ party: levi.entry, people: 3 })
  expect(plan.moves).toMatchObject([{ party: more.entry, people: 2, from: null, to: unit._id }])
  await office.orders.cancel({ body: { orderId: more.order._id, canRefund: false } })
}
