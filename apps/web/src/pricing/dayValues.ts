/** Start and end in a form, where the end can be switched off. */
export interface DayValues {
  start_date: string | null
  end_date: string | null
  noExpiration: boolean
}

/** The days to send. */
export function daysOf({ start_date, end_date, noExpiration }: DayValues) {
  return { start_date, end_date: noExpiration ? null : end_date }
}

/** True if neither an end nor "no end" was chosen. */
export function lacksEnd({ end_date, noExpiration }: DayValues): boolean {
  return !noExpiration && end_date === null
}
