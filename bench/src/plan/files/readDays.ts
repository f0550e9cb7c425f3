import { readFileSync } from 'node:fs'
import { isDay } from '@tourdesk/domain/calendar'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import type {
  PlanCar,
  PlanDay,
  PlanOptions,
  PlanParty,
  PlanPerson,
  PlanSupplier,
} from '@tourdesk/domain/plan/planDay'

/** A day of a file: its name, the day, and the best that anyone knows about it. */
export interface FileDay {
  name: string
  day: PlanDay
  options: PlanOptions
  best: Best
}

/** The best known values; only those that a file has are compared. */
export interface Best {
  /** In the parts and prices of the product. */
  cost?: number
  vehicles?: number
  suppliers?: number
  /** People. */
  left?: number
  /** Pairs of a vehicle and a language on it. */
  languages?: number
}

/** What a file may leave out is filled in, so that an instance of bin packing is a list of parties and of cars. */
interface Written {
  name?: string
  day: Omit<Partial<PlanDay>, 'parties' | 'cars' | 'suppliers' | 'people'> & {
    parties: (Partial<PlanParty> & Pick<PlanParty, 'people'>)[]
    cars?: (Partial<PlanCar> & Pick<PlanCar, 'seats'>)[]
    suppliers?: (Partial<PlanSupplier> & Pick<PlanSupplier, 'sizes'>)[]
    people?: Partial<PlanPerson>[]
  }
  options?: Partial<PlanOptions>
  best?: Best
}

const noWishes = { car: null, guide: null, seats: null }

/** The days of a file (`docs/performance.md` describes it). @throws on anything that isn't such a file */
export function readDays(path: string): FileDay[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as { days?: Written[] }
  if (!Array.isArray(file.days)) throw new Error('The file has no list of "days"')
  return file.days.map((written, index) => fileDay(written, `day ${index + 1}`))
}

function fileDay({ name: given, day, options, best = {} }: Written, number: string): FileDay {
  const name = given ?? number
  if (!Array.isArray(day?.parties)) throw new Error(`${name} has no list of "parties"`)
  const date = day.date ?? '2026-03-11'
  if (!isDay(date)) throw new Error(`${name} has no date`)
  const cars = (day.cars ?? []).map((car, index) => ({
    _id: `car ${index}`,
    plateId: `car ${index}`,
    owner: null,
    busy: [],
    ...car,
  }))
  const parties = day.parties.map((party, index) => partyOf(party, index, date, name))
  const full: PlanDay = {
    date,
    isSignedOff: day.isSignedOff ?? false,
    departures: day.departures ?? departuresOf(parties),
    parties,
    cars,
    suppliers: (day.suppliers ?? []).map((one, index) => ({
      _id: `supplier ${index}`,
      name: `supplier ${index}`,
      ...one,
    })),
    people: day.people ? day.people.map(personOf) : cars.map(driverFor),
    units: day.units ?? [],
  }
  return { name, day: full, options: { ...asked(full), ...options }, best }
}

function asked({ suppliers }: PlanDay): PlanOptions {
  return {
    keep: 'nothing',
    maySplit: false,
    useSuppliers: suppliers.length > 0,
    touchTold: false,
    aim: 'fewest',
    mode: 'plan',
  }
}

function partyOf(
  party: Written['day']['parties'][number],
  index: number,
  endDate: string,
  name: string,
): PlanParty {
  if (!Number.isInteger(party.people) || party.people < 1)
    throw new Error(`${name}: party ${index} has no people`)
  if (party.language && !languages.includes(party.language)) {
    throw new Error(`${name}: ${party.language} is none of ${languages.join(', ')}`)
  }
  return {
    _id: `party ${String(index).padStart(4, '0')}`,
    order: index + 1,
    tour: 'tour',
    isPrivate: false,
    language: null,
    tourOption: null,
    pickup: null,
    endDate,
    ...party,
    wishes: { ...noWishes, ...party.wishes },
  }
}

function departuresOf(parties: readonly PlanParty[]): PlanDay['departures'] {
  return [...new Set(parties.map(({ tour }) => tour))].map((tour) => ({ tour, name: tour, hours: null }))
}

function personOf(person: Partial<PlanPerson>, index: number): PlanPerson {
  return {
    _id: `person ${index}`,
    name: `person ${index}`,
    role: 'driver',
    languages: [],
    maxPassengers: 99,
    busy: [],
    isReserved: false,
    timesOnTour: {},
    daysWorked: 0,
    ...person,
  }
}

/** A day without people has a driver for each car. */
function driverFor({ seats }: PlanCar, index: number): PlanPerson {
  return personOf({ maxPassengers: seats }, index)
}
