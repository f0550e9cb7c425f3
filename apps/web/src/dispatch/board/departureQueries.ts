import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'

/** A departure's orders and vehicles, and what was handed out of their sheets. */
export function departureQueries(date: Day, tour: string) {
  return {
    assignments: queries.tourEvents.assignmentsOfDay({ params: { date }, query: { tour } }),
    sheets: queries.manifests.list({ query: { date, tour } }),
  }
}
