import { day, id, one } from '@tourdesk/contract/asked/fields'
import type { Day } from '@tourdesk/domain/calendar'
import { planModes } from '@tourdesk/domain/plan/planDay'
import { Address, type AddressOf } from '../app/address.ts'
import { stringifySearch } from '../app/searchParams.ts'

/** The address of a proposed plan; without one, of the question how to plan. */
export const planSearch = new Address({ date: day, plan: id, tour: id, mode: one(planModes) })
export type PlanSearch = AddressOf<typeof planSearch>

/** The address of a proposed plan. */
export function planHref(date: Day, plan: string): string {
  return `/day/plan${stringifySearch({ date, plan })}`
}
