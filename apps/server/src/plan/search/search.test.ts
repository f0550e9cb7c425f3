import { setTimeout as delay } from 'node:timers/promises'
import { addDays } from '@tourdesk/domain/calendar'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
} from '@tourdesk/domain/plan/planDay.fixture'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { openPlanDay } from '../../../test/planDay.ts'
import { newId } from '../../kernel/newId.ts'
import { newControl, shareOf } from './control.ts'
import planInThread from './planThread.ts'

const server = await startServer()
const { as, given, product, close } = server
afterAll(close)
afterEach(() => vi.restoreAllMocks())

const owner = await given.owner()
const office = as(owner)
let date = '2026-03-11'

/** Eight departures with enough parties for a search of a few seconds. */
async function givenLargeDay() {
  date = addDays(date, 1)
  const day = await openPlanDay(server, owner, date)
  for (let count = 0; count < 8; count += 1) {
    const tour = await given.tour()
    await given.car({ seats: 13 + count })
    await day.driver()
    await given.operator()
    const parties = Array.from({ length: 11 }, (_, index) => ({
      tour: tour.id,
      date,
      participants: { adult: 1 + ((index + count) % 6) },
      language: (['english', 'spanish', 'german'] as const)[(index + count) % 3]!,
    }))
    await given.order({ selectedTours: parties })
  }
  return day
}

const progress = async (id: string) => {
  for (;;) {
    const now = await office.dayPlans.progress({ params: { id } }).catch(() => null)
    if (now && (now.departures > 0 || !now.isRunning)) return now
    await delay(20)
  }
}

test('PLAN-05 a search says how far it is, and stopping it takes the best plan so far', async () => {
  const { propose } = await givenLargeDay()
  const [first, second, third] = [newId(), newId(), newId()]
  const whole = propose({ clientKey: first })
  expect(await progress(first)).toMatchObject({ isRunning: true, departures: 8 })
  // The others have to wait for it, so there's time to stop them.
  const queued = propose({ clientKey: second })
  const stopped = propose({ clientKey: third })
  await progress(third)
  expect(await office.dayPlans.stop({ params: { id: third } })).toEqual({ success: true })

  const [plan, opened] = await Promise.all([stopped, office.dayPlans.get({ params: { id: third } })])
  expect(plan.isCut).toBe(true)
  expect(plan.moves.length).toBeGreaterThan(0)
  expect(opened).toEqual(plan)
  expect(await office.dayPlans.progress({ params: { id: third } })).toEqual({
    isRunning: false,
    done: 8,
    departures: 8,
  })
  for (const { isCut, basis } of [await whole, await queued])
    expect({ isCut, basis }).toEqual({ isCut: false, basis: plan.basis })
})

test('a server that is about to stop ends its searches with the best plans so far', async () => {
  const { propose } = await givenLargeDay()
  const [first, second] = [newId(), newId()]
  const plans = [propose({ clientKey: first }), propose({ clientKey: second })]
  await progress(second)
  product.live.endStreams()
  expect(await Promise.all(plans)).toMatchObject([{ _id: first }, { _id: second, isCut: true }])
})

test('PLAN-05 a search is cut off after ten seconds', () => {
  let looks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (looks++ < 3 ? 0 : 10_000))
  const parties = Array.from({ length: 12 }, (_, index) =>
    givenPlanParty({ _id: `party ${index}`, people: 1 + (index % 5) }),
  )
  const facts = givenPlanDay({
    parties,
    cars: [givenPlanCar({ seats: 7 }), givenPlanCar({ _id: 'sprinter', seats: 19 })],
    people: [givenPlanPerson({ maxPassengers: 99 }), givenPlanPerson({ _id: 'avi', maxPassengers: 99 })],
  })
  const control = newControl()
  const { proposal, broken } = planInThread({ facts, options: givenPlanOptions(), control })
  expect(proposal.isCut).toBe(true)
  expect(broken).toEqual([])
  expect(shareOf(control)).toBeLessThan(1)
})
