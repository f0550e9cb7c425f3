import type { Model } from '../model/model.ts'
import { none } from '../model/state.ts'

/** The cheapest mix of suppliers' sizes for any number of people. */
export interface SizesTable {
  /** The cost for so many people, seats that stay empty and people who are left behind included. */
  cost(people: number): number
  /** The same, if one of the vehicles needs at least `largest` seats. */
  costWith(people: number, largest: number): number
  /** The vehicles for so many people; those who don't fit are left behind. */
  vehicles(people: number, largest: number): number[]
}

/** Fills the table for up to `most` people. */
export function sizesTable(model: Model, most: number): SizesTable {
  const { prices, vehicles, cars, offered } = model
  const sizes = vehicles.map((_, vehicle) => vehicle).slice(cars, offered)
  const seatsOf = (vehicle: number) => vehicles[vehicle]!.seats
  const costs = [0]
  const chosen = [none]
  const costOf = (vehicle: number, people: number) =>
    prices.unit +
    prices.supplier +
    prices.emptySeat * Math.max(0, seatsOf(vehicle) - people) +
    costs[Math.max(0, people - seatsOf(vehicle))]!
  for (let people = 1; people <= most; people += 1) {
    costs[people] = costs[people - 1]! + prices.left
    chosen[people] = none
    for (const vehicle of sizes) {
      const cost = costOf(vehicle, people)
      if (cost >= costs[people]!) continue
      costs[people] = cost
      chosen[people] = vehicle
    }
  }
  const firstFor = (people: number, largest: number) => {
    let best = none
    let least = Number.POSITIVE_INFINITY
    for (const vehicle of sizes) {
      if (seatsOf(vehicle) < largest) continue
      const cost = costOf(vehicle, people)
      if (cost >= least) continue
      least = cost
      best = vehicle
    }
    return { best, least: Math.min(least, prices.left * largest + costs[Math.max(0, people - largest)]!) }
  }
  return {
    cost: (people) => costs[Math.max(0, people)]!,
    costWith: (people, largest) => firstFor(people, largest).least,
    vehicles: (people, largest) => {
      const list: number[] = []
      let rest = people
      const first = largest > 0 ? firstFor(people, largest).best : none
      if (first !== none) {
        list.push(first)
        rest -= seatsOf(first)
      }
      while (rest > 0) {
        const next = chosen[rest]!
        if (next === none) rest -= 1
        else {
          list.push(next)
          rest -= seatsOf(next)
        }
      }
      return list
    },
  }
}
