import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import type { Demand } from './demands.ts'
import { driverLimit } from './driverLimit.ts'
import { type SizesTable, sizesTable } from './sizesTable.ts'

/** How long the search for cars lasts. */
const stepsPerCar = 2_500
const hottest = 3_000
const coldest = 1

/**
 * Stage 1: gives cars to demands, by annealing, and covers the rest with the cheapest mix of suppliers' sizes.
 * @param margins seats to have beyond the people, by demand
 * @returns the vehicles of each demand
 */
export function assignCars(
  state: State,
  demands: readonly Demand[],
  margins: readonly number[],
  random: Random,
): number[][] {
  const { model } = state
  const needs = demands.map(({ people }, index) => people + margins[index]!)
  const table = sizesTable(model, Math.max(0, ...needs))
  const cars = model.day.cars
    .map((_, car) => car)
    .filter((car) => state.carAt[car] === none && model.vehicles[car]!.freeSpan >= 0)
  const limit = driverLimit(state)
  const at = model.day.cars.map(() => none)
  const given: number[][] = demands.map(() => [])
  const costs = demands.map((demand, index) => costOfDemand(state, demand, needs[index]!, [], table))
  const needsDriver = (index: number) => demands[index]!.driver === none
  const shift = (car: number, to: number) => {
    const from = at[car]!
    if (from !== none) {
      given[from]!.splice(given[from]!.indexOf(car), 1)
      if (needsDriver(from)) limit.remove(car)
    }
    at[car] = to
    if (to === none) return true
    if (needsDriver(to) && !limit.hasRoomFor(car)) {
      at[car] = none
      return false
    }
    given[to]!.push(car)
    if (needsDriver(to)) limit.add(car)
    return true
  }
  const accept = (temperature: number, ...changed: number[]) => {
    let delta = 0
    const after = changed.map((index) =>
      index === none ? 0 : costOfDemand(state, demands[index]!, needs[index]!, given[index]!, table),
    )
    changed.forEach((index, place) => {
      if (index !== none) delta += after[place]! - costs[index]!
    })
    if (delta > 0 && random.next() >= Math.exp(-delta / temperature)) return false
    changed.forEach((index, place) => {
      if (index !== none) costs[index] = after[place]!
    })
    return true
  }
  let total = costs.reduce((sum, cost) => sum + cost, 0)
  let least = total
  let best = given.map((list) => list.slice())
  const steps = demands.length === 0 ? 0 : cars.length * stepsPerCar
  for (let step = 0; step < steps; step += 1) {
    const temperature = hottest * (coldest / hottest) ** (step / steps)
    const car = cars[random.below(cars.length)]!
    const from = at[car]!
    const to = random.below(demands.length + 1) - 1
    if (to === from) continue
    const other =
      to !== none && given[to]!.length > 0 && random.next() < 0.5
        ? given[to]![random.below(given[to]!.length)]!
        : none
    if (other !== none) shift(other, none)
    const isMoved = shift(car, to) && (other === none || from === none || shift(other, from))
    if (isMoved && accept(temperature, from, to)) {
      total = costs.reduce((sum, cost) => sum + cost, 0)
      if (total < least) {
        least = total
        best = given.map((list) => list.slice())
      }
      continue
    }
    if (other !== none) shift(other, none)
    shift(car, none)
    shift(car, from)
    if (other !== none) shift(other, to)
  }
  return demands.map((demand, index) => [
    ...best[index]!,
    ...suppliedTo(state, demand, needs[index]!, best[index]!, table),
  ])
}

/** What the vehicles of a demand cost, with what suppliers send and who is left behind. */
function costOfDemand(
  { model }: State,
  demand: Demand,
  need: number,
  cars: readonly number[],
  table: SizesTable,
): number {
  const { prices } = model
  if (demand.isSingle) return costOfSingle(model, demand, cars, table)
  let seats = 0
  let most = 0
  for (const car of cars) {
    const size = model.vehicles[car]!.seats
    seats += size
    if (size > most) most = size
  }
  const ours = prices.unit * cars.length + prices.emptySeat * Math.max(0, seats - need)
  const rest = Math.max(0, need - seats)
  return ours + (most >= demand.largest ? table.cost(rest) : table.costWith(rest, demand.largest))
}

function costOfSingle(
  model: State['model'],
  demand: Demand,
  cars: readonly number[],
  table: SizesTable,
): number {
  const { prices, vehicles, day, items } = model
  const { wishes } = day.parties[items[demand.items[0]!]!.party]!
  const [car] = cars
  const { driver } = demand
  const unit = demand.slot === none ? prices.unit : 0
  if (car === undefined) {
    if (driver !== none) return prices.left * demand.people
    const supplied = table.costWith(demand.people, demand.people) - (prices.unit - unit)
    return supplied + (wishes.car === null ? 0 : prices.wish)
  }
  const { seats, freeSpan } = vehicles[car]!
  if (driver !== none && !model.people[driver]!.mayDrive[car]) return Number.POSITIVE_INFINITY
  if (cars.length > 1 || seats < demand.people || freeSpan < demand.span) return Number.POSITIVE_INFINITY
  const isSize = wishes.seats === null || (seats >= wishes.seats.from && seats <= wishes.seats.to)
  const isCar = wishes.car === null || wishes.car === day.cars[car]!._id
  const missed = Number(!isSize) + Number(!isCar)
  return unit + prices.emptySeat * (seats - demand.people) + prices.wish * missed
}

function suppliedTo(
  { model }: State,
  demand: Demand,
  need: number,
  cars: readonly number[],
  table: SizesTable,
): number[] {
  if (demand.driver !== none) return []
  if (demand.isSingle) {
    const [first] = table.vehicles(demand.people, demand.people)
    const isLarge = first !== undefined && model.vehicles[first]!.seats >= demand.people
    return cars.length === 0 && isLarge ? [first] : []
  }
  const seats = cars.reduce((sum, car) => sum + model.vehicles[car]!.seats, 0)
  const hasLargest = cars.some((car) => model.vehicles[car]!.seats >= demand.largest)
  return table.vehicles(Math.max(0, need - seats), hasLargest ? 0 : demand.largest)
}
