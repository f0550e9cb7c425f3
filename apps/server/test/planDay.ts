import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { newId } from '../src/kernel/newId.ts'
import type { TestServer } from './as.ts'
import { entryOf } from './crewPhone.ts'
import type { GivenUser } from './given/ground.ts'

/** A day with a fleet of its own: cars and people of other tests are unavailable on it, and suppliers aren't asked. */
export async function openPlanDay({ as, db, given }: TestServer, by: GivenUser, date: string) {
  const office = as(by)
  const days = { start_date: date, end_date: date }
  for (const { id } of await db.selectFrom('cars').select('id').execute())
    await given.availability({ car_id: id, ...days })
  for (const { id } of await db.selectFrom('operators').select('id').execute())
    await given.availability({ operator_id: id, ...days })
  return { date, propose, party, put, driver }

  function propose(request: Partial<PlanRequest> & { clientKey?: string } = {}) {
    return office.dayPlans.propose({ body: { date, useSuppliers: false, clientKey: newId(), ...request } })
  }

  /** An order of one party; returns its entry too. */
  async function party(tour: { id: string }, people = 2, more: object = {}) {
    const order = await given.order({
      selectedTours: [{ tour: tour.id, date, participants: { adult: people }, ...more }],
    })
    return { order, entry: entryOf(order) }
  }

  function put({ order, entry }: Awaited<ReturnType<typeof party>>, { _id }: { _id: string }) {
    return office.tourCars.addOrder({
      params: { id: _id },
      body: { order: order._id, selectedTour: entry, _id },
    })
  }

  function driver(licence: 'B' | 'D' = 'D') {
    return given.operator({ role: 'driver', license_types: [licence] })
  }
}
