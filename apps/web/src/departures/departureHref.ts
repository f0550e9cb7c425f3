import type { Day } from '@tourdesk/domain/calendar'

/** The address of a departure's page. */
export function departureHref({ tour, date }: { tour: string; date: Day }): string {
  return `/departure/${tour}/${date}`
}
