import { day, id, many, one } from '@tourdesk/contract/asked/fields'
import { findingCodes } from '@tourdesk/domain/checks/checkRules'
import { severities } from '@tourdesk/domain/checks/finding'
import { Address, type AddressOf } from '../app/address.ts'

/** A day's findings, all or only some of them; tomorrow's unless the address has another day. */
export const dayCheckSearch = new Address({
  date: day,
  severity: many(severities),
  code: many(findingCodes),
  /** The page that it was opened from, if it's not the Day page. */
  from: one(['home', 'calendar', 'board']),
  /** The tour of the board that it was opened from. */
  tour: id,
})
export type DayCheckSearch = AddressOf<typeof dayCheckSearch>
