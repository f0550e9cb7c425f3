import { useQuery } from '@tanstack/react-query'
import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import type { Day } from '@tourdesk/domain/calendar'
import { departureQueries } from '../board/departureQueries.ts'

/** What was handed out of the sheets of a departure, by vehicle unit; live. */
export function useHandedOut(date: Day, tour: string): ReadonlyMap<string, HandedOut> {
  const { data } = useQuery(departureQueries(date, tour).sheets)
  return new Map(data?.data.flatMap(({ _id, handedOut }) => (handedOut ? [[_id, handedOut]] : [])))
}
