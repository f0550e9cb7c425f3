import type { AbsenceCandidate } from '@tourdesk/contract/dispatch/absences'
import type { Day } from '@tourdesk/domain/calendar'
import {
  type AbsentRole,
  type Asked,
  carBrought,
  fits,
  type Replacement,
  roleOn,
  unspokenWithout,
  withoutAbsent,
} from '@tourdesk/domain/dispatch/absence'
import { dayStatusFor } from '@tourdesk/domain/dispatch/dayStatus'
import { carsByFit, driversByFit, guidesByFit, type OfferedGuide } from '@tourdesk/domain/dispatch/fitOrder'
import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import { type LicenceTable, passengersAllowed } from '@tourdesk/domain/fleet/passengersAllowed'
import { carRows, toCar } from '../../fleet/cars.ts'
import { operatorRows, toOperator } from '../../fleet/operators.ts'
import { type StateOf, statesOn } from '../../fleet/states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { askTogether, type Question } from '../../kernel/question.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { checkSection } from '../../settings/sections/dayCheck.ts'
import { type Crew, crewOf } from '../crew.ts'
import { participantsOf } from '../riders.ts'
import { timesOnTour, timesWith } from '../timesOnTour.ts'
import type { StoredUnit } from '../units.ts'

/** A free car or person who can take over. */
export interface Offer extends Replacement {
  shown: AbsenceCandidate
}

/** A unit that an absence touches. */
export interface Touched {
  unit: StoredUnit
  role: AbsentRole
  /** Its number on the board. */
  number: number
  /** The person's own car, if the unit has it. */
  ownCar: { _id: string; plateId: string } | null
  /** The vehicle and crew that stay. */
  without: Crew
  /** In the order of the assignment dialog. */
  offers: Offer[]
  /** All of this kind of work, free or not. */
  known: readonly string[]
}

interface Fleet {
  cars: Cars
  people: People
  licences: LicenceTable
  timesOf: ReturnType<typeof timesWith>
}

type Cars = ReturnType<typeof toCar>[]
type People = ReturnType<typeof toOperator>[]

/** What an absence changes on each of these units, and who could take over. Skips units that they aren't on. */
export async function readTouched(
  db: Db | Tx,
  absent: string,
  { units, today }: { units: StoredUnit[]; today: Day },
): Promise<Touched[]> {
  const { carRecords, operatorRecords, rules, times } = await askTogether(db, {
    carRecords: carRows(),
    operatorRecords: operatorRows(),
    rules: settingsOf(checkSection),
    times: timesOnTour({ date: today, today, tours: [...new Set(units.map(({ tour_id }) => tour_id))] }),
  })
  const states = await askTogether<Record<string, StateOf>>(db, statesOfUnits(units))
  const fleet = {
    cars: carRecords.map(toCar),
    people: operatorRecords.map(toOperator),
    licences: rules.licences,
    timesOf: timesWith(times),
  }
  return units.flatMap((unit) => {
    const stateOf = states[unit.id]
    return stateOf ? touchedBy(absent, unit, fleet, stateOf) : []
  })
}

function statesOfUnits(units: StoredUnit[]): Record<string, Question<StateOf>> {
  return Object.fromEntries(
    units.map(({ id, tour_date, end_date }) => [id, statesOn({ start: tour_date, end: end_date })]),
  )
}

function touchedBy(
  absent: string,
  unit: StoredUnit,
  { cars, people, licences, timesOf }: Fleet,
  stateOf: StateOf,
): Touched[] {
  const crew = crewOf(unit)
  const role = roleOn(crew, absent)
  if (role === null) return []
  const own = role === 'car' ? null : (unit.crew.find(({ id }) => id === absent)?.car_id ?? null)
  const ownCar = own !== null && own === crew.car ? { _id: own, plateId: unit.plate_id ?? '' } : null
  const without = withoutAbsent(crew, { _id: absent, ownCar: own })
  const needs = unit.entries.map(({ language, tour_option }) => ({ language, tourOption: tour_option }))
  const stay = unit.crew.filter(({ id, is_guide }) => is_guide && id !== absent)
  const asked = { role, people: participantsOf(unit), languages: unspokenWithout(needs, stay) }
  const isFree = (id: string) => id !== absent && dayStatusFor(unit.id, stateOf(id)) === 'free'
  const wanted = { seats: asked.people, languages: languagesAsked(needs), car: without.car }
  const carOf = (id: string | null) => cars.find(({ _id }) => _id === id) ?? null
  const broughtBy = (person: People[number]) => {
    const car = carOf(person.car)
    return carOf(carBrought(without, role, asked.people, car && { ...car, isFree: isFree(car._id) }))
  }
  const colleagues = people.filter(({ role: job }) => job === (role === 'driver' ? 'driver' : 'guide'))
  const freePeople = colleagues
    .filter(({ _id }) => isFree(_id))
    .map((person) => ({
      ...person,
      name: nameOf(person),
      status: 'free' as const,
      timesOnTour: role === 'driver' ? 0 : timesOf(person._id, unit.tour_id),
    }))
  const byFit = role === 'driver' ? driversByFit : guidesByFit
  const freeCars = cars.filter(({ _id }) => isFree(_id)).map((car) => ({ ...car, status: 'free' as const }))
  return [
    {
      unit,
      role,
      number: stateOf(absent).heldBy?.number ?? 1,
      ownCar,
      without,
      known: (role === 'car' ? cars : colleagues).map(({ _id }) => _id),
      offers:
        role === 'car'
          ? carsByFit(freeCars, wanted).map((car) => carOffer(car, { ...asked, carSeats: null }))
          : byFit(freePeople, wanted).map((person) => {
              const brought = broughtBy(person)
              const carSeats = brought?.seats ?? carOf(without.car)?.seats ?? null
              return personOffer(person, brought, { ...asked, carSeats }, licences)
            }),
    },
  ]
}

function carOffer({ _id, plateId, seats }: Cars[number], asked: Asked): Offer {
  const shown = { _id, name: plateId, languages: [], licenseTypes: [], seats, ownCar: null, timesOnTour: 0 }
  return {
    _id,
    ownCar: null,
    shown: { ...shown, fits: fits(asked, { seats, languages: [], passengers: null }) },
  }
}

function personOffer(
  { _id, name, languages, licenseTypes, timesOnTour }: People[number] & OfferedGuide,
  brought: Cars[number] | null,
  asked: Asked,
  licences: LicenceTable,
): Offer {
  const shown = {
    _id,
    name,
    languages,
    licenseTypes,
    timesOnTour,
    seats: null,
    ownCar: brought?.plateId ?? null,
  }
  return {
    _id,
    ownCar: brought?._id ?? null,
    shown: {
      ...shown,
      fits: fits(asked, { ...shown, passengers: passengersAllowed(licenseTypes, licences) }),
    },
  }
}

function nameOf({ firstName, lastName }: People[number]): string {
  return `${firstName} ${lastName}`.trim()
}
