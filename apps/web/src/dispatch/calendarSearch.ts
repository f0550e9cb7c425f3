import { day, id, many, one } from '@tourdesk/contract/asked/fields'
import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { Address, type AddressOf } from '../app/address.ts'
import { fromDay } from './dayHref.ts'

/** The range of days shown; with `date` and `tour`, the detail view of that departure and its filters. */
export const calendarSearch = new Address({
  startDate: day,
  endDate: day,
  date: day,
  tour: id,
  groupType: one(groupTypes),
  languages: many(languages),
  unassigned: one(['true']),
  /** The page that the departure was opened from, if it's not the calendar. */
  from: one(fromDay),
  /** The day of that page, if it's not the departure's first day. */
  back: day,
  /** What's open over the board. */
  dialog: one(['times']),
})
export type CalendarSearch = AddressOf<typeof calendarSearch>
