import { z } from 'zod'

/** Start and end as the forms hold them: an end may be switched off (COUP-04, CONST-24, HOLE-C41). */
export const dayFields = {
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  noExpiration: z.boolean(),
}
export type DayValues = z.output<z.ZodObject<typeof dayFields>>

/** The days that are sent. */
export function daysOf({ start_date, end_date, noExpiration }: DayValues) {
  return { start_date, end_date: noExpiration ? null : end_date }
}

/** True when neither an end nor the option for none was chosen. */
export function lacksEnd({ end_date, noExpiration }: DayValues): boolean {
  return !noExpiration && end_date === null
}
