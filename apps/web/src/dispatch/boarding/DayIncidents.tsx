import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { Incidents } from './Incidents.tsx'

/** The incidents of a day on its own page, where they ring too. */
export function DayIncidents({ date }: { date: Day }) {
  const { data } = useQuery(queries.boardings.list({ query: { date } }))
  return data ? <Incidents date={date} units={data.data} /> : null
}
