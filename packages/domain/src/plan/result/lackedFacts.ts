import type { PlanDay } from '../planDay.ts'
import type { LackedFacts } from '../proposal.ts'

/** The facts that the plan had to do without. @param day in order (`orderedDay`) */
export function lackedFacts({ parties, people }: PlanDay): LackedFacts {
  return {
    withoutCoordinates: parties
      .filter(({ pickup }) => pickup === null || pickup.lat === null || pickup.lng === null)
      .map(({ _id }) => _id),
    guidesWithoutLanguage: people
      .filter(({ role, languages }) => role === 'guide' && languages.length === 0)
      .map(({ _id }) => _id),
    driversWithoutLicence: people
      .filter(({ role, maxPassengers }) => role === 'driver' && maxPassengers === 0)
      .map(({ _id }) => _id),
  }
}
