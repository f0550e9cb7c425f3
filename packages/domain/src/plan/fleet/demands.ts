import { none, type State } from '../model/state.ts'

/** People of one departure who need vehicles of their own: a shared group, or a party that rides alone. */
export interface Demand {
  departure: number
  items: number[]
  people: number
  /** The people of its largest party that can't be divided, who need one vehicle. */
  largest: number
  /** Rides alone in one vehicle. */
  isSingle: boolean
  span: number
  /** The present unit that it has to be on; `none` for units to be made. */
  slot: number
  /** Who drives it already and stays; `none` if anyone can. */
  driver: number
}

/**
 * What the departures need that present units don't have. Each party that rides alone is a demand of its own.
 * @param byLanguage one group for each language instead of one for each departure
 */
export function demandsOf(state: State, byLanguage: boolean): Demand[] {
  const { items, slotOf, slots } = state
  const blank = slots.flatMap((slot, index) => {
    const isBlank = slot.vehicle === none && !slot.fixed.vehicle && slot.items.length > 0
    if (!isBlank || slot.items.some((item) => items[item]!.isOnFoot)) return []
    const span = Math.max(...slot.items.map((item) => items[item]!.span))
    const driver = slot.fixed.driver ? slot.driver : none
    return [{ ...demandOf(state, slot.items), isSingle: true, span, slot: index, driver }]
  })
  const waiting = items
    .map((_, index) => index)
    .filter((index) => slotOf[index] === none && !items[index]!.isOnFoot && items[index]!.departure >= 0)
  const alone = waiting.filter((index) => items[index]!.isPrivate)
  const shared = Map.groupBy(
    waiting.filter((index) => !items[index]!.isPrivate),
    (index) => `${items[index]!.departure} ${byLanguage ? items[index]!.language : ''}`,
  )
  return [
    ...blank,
    ...alone.map((index) => demandOf(state, [index])),
    ...[...shared.values()].map((group) => lessSpareSeats(state, demandOf(state, group))),
  ]
}

function demandOf({ items }: State, list: number[]): Demand {
  const [first] = list
  const whole = list.filter((index) => !items[index]!.isDivisible)
  return {
    departure: items[first!]!.departure,
    items: list,
    people: list.reduce((sum, index) => sum + items[index]!.people, 0),
    largest: Math.max(0, ...whole.map((index) => items[index]!.people)),
    isSingle: items[first!]!.isPrivate && !items[first!]!.isDivisible,
    span: Math.min(...list.map((index) => items[index]!.span)),
    slot: none,
    driver: none,
  }
}

/** Free seats of present units are used before other vehicles. */
function lessSpareSeats(state: State, demand: Demand): Demand {
  const { items, live, model, slots } = state
  const spare = live[demand.departure]!.map((index) => slots[index]!)
    .filter(
      ({ items: aboard, vehicle }) => vehicle !== none && !aboard.some((item) => items[item]!.isPrivate),
    )
    .map(({ vehicle, people }) => Math.max(0, model.vehicles[vehicle]!.seats - people))
  return {
    ...demand,
    people: Math.max(0, demand.people - spare.reduce((sum, seats) => sum + seats, 0)),
    largest: spare.some((seats) => seats >= demand.largest) ? 0 : demand.largest,
  }
}
