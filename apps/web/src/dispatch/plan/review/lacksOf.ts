import { isFree } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanDay, PlanPerson } from '@tourdesk/domain/plan/planDay'

/** Something that a day lacks, and the page where it's added. */
interface Lack {
  key: 'noCars' | 'noCarsFree' | 'noCrew' | 'noGuides' | 'noDrivers'
  page: (typeof pages)[keyof typeof pages]
}

const pages = {
  cars: { key: 'toCars', href: '/cars' },
  guides: { key: 'toGuides', href: '/guides' },
  drivers: { key: 'toDrivers', href: '/drivers' },
} as const

/** Cars and crew that the day has none of. */
export function lacksOf({ date, cars, people }: PlanDay): Lack[] {
  const isOpen = (one: PlanCar | PlanPerson) => isFree(one, { start: date, end: date })
  const crew = people.filter(isOpen)
  const lacks: (Lack | false)[] = [
    cars.length === 0 && { key: 'noCars', page: pages.cars },
    cars.length > 0 && !cars.some(isOpen) && { key: 'noCarsFree', page: pages.cars },
    people.length === 0 && { key: 'noCrew', page: pages.guides },
    people.length > 0 &&
      !crew.some(({ role }) => role === 'guide') && { key: 'noGuides', page: pages.guides },
    people.length > 0 &&
      !crew.some(({ maxPassengers }) => maxPassengers > 0) && { key: 'noDrivers', page: pages.drivers },
  ]
  return lacks.filter((lack) => lack !== false)
}
