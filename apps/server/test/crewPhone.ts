import type { CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { newId } from '../src/kernel/newId.ts'
import type { TestServer } from './as.ts'
import type { GivenUser } from './given/ground.ts'

/** A guide's or driver's phone, signed in by a link that the office made. It keeps its cookie. */
export async function crewPhone(
  { as, browser }: Pick<TestServer, 'as' | 'browser'>,
  by: GivenUser,
  operator: { id: string; mobile_phone: string },
) {
  const { link } = await as(by).crewLinks.make({ params: { id: operator.id } })
  const phone = browser()
  await phone.crewEntry.enter({ body: { token: tokenOf(link), phoneEnd: operator.mobile_phone.slice(-4) } })
  return phone
}

/** The secret of a crew link. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}

/** The only entry of an order. */
export function entryOf(order: Order): string {
  return order.selectedTours[0]?._id ?? ''
}

interface OnRoad {
  day?: string
  time?: string
  guide?: { id: string }
  driver?: { id: string }
  name?: string
  /** The tour; without one, a new tour is made. */
  on?: { id: string }
}

/** A vehicle unit with its crew, to which orders can be added one by one. */
export async function givenRoad(
  { as, given }: Pick<TestServer, 'as' | 'given'>,
  by: GivenUser,
  { day = '2026-03-11', time = '07:00', guide, driver, name = 'Masada', on }: OnRoad = {},
) {
  const office = as(by)
  const tour = on ?? (await given.tour({ name, pickup_times: JSON.stringify({ tel_aviv: time }) }))
  const unit = await given.unit({ tour, date: day, guide: guide ? [guide] : [], ...(driver && { driver }) })
  return { tour, unit, day, party, put, crew }

  async function party(people: number, customer: Partial<Order['userInformation']> = {}): Promise<Order> {
    const order = await given.order({
      selectedTours: [{ tour: tour.id, date: day, participants: { adult: people } }],
      userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com', ...customer },
    })
    await put(order, unit._id)
    return order
  }

  function put(order: Order, _id: string) {
    const body = { order: order._id, selectedTour: entryOf(order), _id }
    return office.tourCars.addOrder({ params: { id: _id }, body })
  }

  /** Replaces the unit's crew: guides, and a driver or none. */
  function crew(
    guides: { id: string }[],
    newDriver: { id: string } | null = null,
    car: string | null = null,
  ) {
    const body = { car, externalCar: null, driver: newDriver?.id ?? null, guide: guides.map(({ id }) => id) }
    return office.tourCars.change({ params: { id: unit._id }, body })
  }
}

/** An event about an order on a unit, with a new id and the time when it happened. */
export function tapOf<Kind extends 'boarded' | 'no_show' | 'dropped_off'>(
  unit: { _id: string },
  order: Order,
  kind: Kind,
  count: number,
  at: Date,
) {
  const selectedTour = entryOf(order)
  const tap = { _id: newId(), tourCar: unit._id, selectedTour, kind, count, at: at.toISOString() }
  return tap satisfies CrewEventInput
}
