import { useQuery } from '@tanstack/react-query'
import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import type { Day } from '@tourdesk/domain/calendar'
import { departureQueries } from '../departureQueries.ts'

/** The last handed-out versions of a departure's sheets by vehicle unit, updated live. */
export function useHandedOut(date: Day, tour: string): ReadonlyMap<string, HandedOut> {
  const { data } = useQuery(departureQueries(date, tour).sheets)
  return new Map(data?.data.flatMap(({ _id, handedOut }) => (handedOut ? [[_id, handedOut]] : [])))
}
