import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import type { givenCatalogue } from './catalogue.ts'
import type { GivenUser, Ground } from './ground.ts'
import { once } from './once.ts'
import type { givenPeople } from './people.ts'

type EntryInput = OrderInput['selectedTours'][number]

/** What matters about an order; by default it's Dana Levi's, for two adults, nine days ahead. */
export type OrderChoice = Omit<Partial<OrderInput>, 'selectedTours'> & {
  selectedTours?: Partial<EntryInput>[]
  /** Who places the order; by default the office's owner. */
  by?: GivenUser
  clientKey?: string
}

const customer = { firstName: 'Dana', lastName: 'Levi', email: 'dana.levi@example.com', roomNumber: '412' }

export function givenOrders(
  { as, clock }: Ground,
  people: ReturnType<typeof givenPeople>,
  catalogue: ReturnType<typeof givenCatalogue>,
) {
  const tour = once(() => catalogue.tour())
  const pickup = once(() => catalogue.location())
  return { order: place, orderInput: input }

  /** Places an order as a person would. */
  async function place(choice: OrderChoice = {}): Promise<Order> {
    const by = choice.by ?? (await people.owner())
    return as(by).orders.place({ body: await input({ ...choice, by }) })
  }

  /** The body of such an order, for tests of refusals. */
  async function input({ by, ...choice }: OrderChoice = {}) {
    const entries = choice.selectedTours ?? [{}]
    const body: OrderInput & { clientKey?: string } = {
      orderType: 'daily',
      agency: by?.account.id ?? (await people.mainAccount()).id,
      userInformation: customer,
      ...choice,
      selectedTours: await Promise.all(entries.map((entry) => entryOf(entry, choice.orderType ?? 'daily'))),
    }
    return body
  }

  async function entryOf(
    entry: Partial<EntryInput>,
    orderType: OrderInput['orderType'],
  ): Promise<EntryInput> {
    const { city, name, address } = await pickup()
    const date = addDays(dayIn(clock.now()), 9)
    const shared = { language: 'english' as const, pickup: { city, name, address } }
    const tourId = entry.tour ?? (await tour()).id
    if (orderType === 'private' || orderType === 'package') {
      const span = { startDate: date, endDate: date, numOfParticipants: 2, vehicleSize: 7 as const }
      return { ...shared, ...span, tourOption: 'private', ...entry, tour: tourId }
    }
    const group = { group_type: 'small_group' as const, price_class: 'premium' as const }
    return { ...shared, ...group, date, participants: { adult: 2 }, ...entry, tour: tourId }
  }
}
