import type { Random } from '@tourdesk/demo/random'
import { type PlanDay, type PlanPart, type PresentUnit, toldReasons } from '@tourdesk/domain/plan/planDay'

/**
 * Units as people leave them halfway through planning: some without a vehicle or a driver, some overfull, some with a
 * guide who speaks another language or someone who has fallen ill, some that others know about.
 */
export function drawUnits(random: Random, day: PlanDay): PresentUnit[] {
  const cars = random.shuffle(day.cars)
  const guides = random.shuffle(day.people.filter(({ role }) => role === 'guide'))
  const drivers = random.shuffle(day.people.filter(({ role }) => role === 'driver'))
  const waiting = random.shuffle(day.parties)
  return Array.from({ length: random.int(0, 6) }, (_, index) => {
    const { tour } = random.pick(day.departures)
    const car = random.chance(0.7) ? (cars.pop()?._id ?? null) : null
    const supplier = random.pick(day.suppliers)
    const isSupplied = car === null && random.chance(0.5)
    const seats = random.pick(supplier.sizes)
    const guide = random.chance(0.6) ? guides.pop() : undefined
    return {
      _id: `unit ${index}`,
      tour,
      car,
      externalCar: isSupplied ? { carSupplier: supplier._id, seats } : null,
      driver: !isSupplied && random.chance(0.7) ? (drivers.pop()?._id ?? null) : null,
      guide: guide ? [guide._id] : [],
      parts: drawParts(random, waiting, tour),
      told: random.chance(0.3) ? [random.pick(toldReasons)] : [],
    }
  })
}

/** A few parties of the tour, now and then only some of one's people. */
function drawParts(random: Random, waiting: PlanDay['parties'], tour: string): PlanPart[] {
  const parts: PlanPart[] = []
  for (let count = random.int(0, 4); count > 0; count--) {
    const at = waiting.findIndex((party) => party.tour === tour)
    const [party] = at < 0 ? [] : waiting.splice(at, 1)
    if (!party) break
    const isSplit = party.people > 1 && random.chance(0.1)
    parts.push({ party: party._id, people: isSplit ? random.int(1, party.people - 1) : party.people })
  }
  return parts.toSorted((a, b) => (a.party < b.party ? -1 : 1))
}
