import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { createContext } from 'react'

/** A car, guide or driver of the right column. */
export interface Resource {
  kind: 'car' | OperatorRole
  _id: string
  name: string
}

interface Assigning {
  departures: readonly DayDeparture[]
  assign: (resource: Resource, departure: DayDeparture, unit: DayUnit) => Promise<void>
}

/** How cars and people are put on vehicle units of the day; null for those who only look. */
export const AssignContext = createContext<Assigning | null>(null)
