import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../app/api.ts'

/** The queries of a departure's orders and vehicles, and of its handed-out sheets. */
export function departureQueries(date: Day, tour: string) {
  return {
    assignments: queries.tourEvents.assignmentsOfDay({ params: { date }, query: { tour } }),
    sheets: queries.manifests.list({ query: { date, tour } }),
  }
}
