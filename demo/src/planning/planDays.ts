import { addDays, type Day, dayIn, daysFrom } from '@tourdesk/domain/calendar'
import { findTourEvents } from '@tourdesk/server/departures/ensureTourEvent'
import { changeUnit } from '@tourdesk/server/dispatch/changeUnit'
import { createUnit } from '@tourdesk/server/dispatch/createUnit'
import { moveParty } from '@tourdesk/server/dispatch/moveParty'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import type { Db } from '@tourdesk/server/kernel/database'
import type { OrderTables } from '@tourdesk/server/schema/orderTables'
import { connections } from '../connections.ts'
import { callOf, type Market, superOf } from '../market.ts'
import { instantAt } from '../orders/bookingMoment.ts'
import { reach } from '../orders/tourDays.ts'
import { type Random, randomFrom } from '../random.ts'
import { readFleet } from './fleetAtHand.ts'
import { leaveGaps, progressOn } from './leaveGaps.ts'
import { planDay } from './planDay.ts'
import type { PlannedUnit, Waiting } from './plannedUnit.ts'

interface Plan {
  day: Day
  call: PersonCall
  units: PlannedUnit[]
}

/** Plans each day on the evening before, as an office would. */
export async function planDays(db: Db, market: Market, now: Date, onDay: (day: Day) => void): Promise<void> {
  const plans = (await plansOf(db, market, now)).values()
  const carryOutSome = async () => {
    for (const plan of plans) {
      onDay(plan.day)
      await carryOut(plan)
    }
  }
  await Promise.all(Array.from({ length: connections }, carryOutSome))
}

async function plansOf(db: Db, market: Market, now: Date): Promise<Plan[]> {
  const today = dayIn(now)
  const random = randomFrom(4)
  const fleet = await readFleet(db)
  const waiting = Map.groupBy(await entriesToSeat(db), (entry) => entry.tour_date)
  const plans: Plan[] = []
  for (const day of daysFrom(addDays(today, reach.back), addDays(today, reach.ahead))) {
    const progress = progressOn(day, today)
    const entries = waiting.get(day)
    if (!progress || !entries) continue
    const seated = entries
      .filter(() => !random.chance(progress.unassigned))
      .map((entry) => (random.chance(progress.languageOverlooked) ? { ...entry, language: null } : entry))
    const units = planDay(seated, fleet).map((unit) => leaveGaps(unit, progress, random))
    plans.push({ day, call: eveningBefore(db, market, day, now, random), units })
  }
  return plans
}

function eveningBefore(db: Db, market: Market, day: Day, now: Date, random: Random): PersonCall {
  const evening = instantAt(addDays(day, -1), 18 * 60 + random.int(0, 90))
  return callOf(db, superOf(market), evening < now ? evening : now)
}

async function carryOut({ day, call, units }: Plan): Promise<void> {
  const events = await findTourEvents(call, day)
  for (const { tour: tourId, entries, crew } of units) {
    const event = events.find(({ tour }) => tour._id === tourId)!
    const id = await createUnit(call, event._id)
    for (const entry of entries) await moveParty(call, { order: entry.order_id, entry: entry.id, to: id })
    await changeUnit(call, id, crew, undefined)
  }
}

function entriesToSeat(db: Db): Promise<Waiting[]> {
  return db
    .withTables<OrderTables>()
    .selectFrom('order_entries')
    .select([
      'id',
      'order_id',
      'tour_id',
      'tour_date',
      'end_date',
      'group_type',
      'language',
      'tour_option',
      'head_count',
    ])
    .where('status', '!=', 'CANCELED')
    .orderBy('tour_date')
    .orderBy('id')
    .execute()
}
