import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import type { MessageState } from '@tourdesk/domain/messages/vocabulary'
import { messagesHref } from '../../messages/messagesHref.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import { boardingHref } from '../boardingHref.ts'
import { manifestHref } from '../manifestHref.ts'

/** The page where a finding is dealt with, and the key of its label; undefined where the orders are enough. */
export interface Remedy {
  href: string
  label?: 'toVehicle' | 'toMessages' | 'toBoard' | 'toSheet' | 'toTimes'
}

/**
 * The page where a finding is dealt with; null if there's none. A new code doesn't compile without it.
 * @param from the page that the board goes back to
 */
export function remedyOf(finding: DayFinding, date: Day, from: 'day' | 'check' = 'day'): Remedy | null {
  switch (finding.code) {
    case 'incident':
      return finding.tourCar === null
        ? null
        : { href: boardingHref(date, finding.tourCar), label: 'toVehicle' }
    case 'stops_too_close':
    case 'manifest_changed':
      return finding.tourCar === null ? null : { href: manifestHref(finding.tourCar, date), label: 'toSheet' }
    case 'message_failed':
      return toMessages('failed')
    case 'message_by_hand':
      return toMessages('by_hand')
    case 'reminder_waiting':
    case 'reserved_unused':
      return null
    case 'pickup_missing':
    case 'price_open':
    case 'double_order':
    case 'open_money':
      return toOrder(finding)
    case 'times_listed':
      return toTimes(finding, from)
    case 'now_unavailable':
    case 'unassigned_people':
    case 'over_seats':
    case 'over_capacity':
    case 'below_minimum':
    case 'no_vehicle':
    case 'no_driver':
    case 'no_guide':
    case 'reply_declined':
    case 'departure_canceled':
    case 'day_unavailable':
    case 'licence_too_small':
    case 'rest_too_short':
    case 'hours_over':
    case 'reply_missing':
    case 'supplier_refused':
    case 'supplier_open':
    case 'guide_language':
    case 'shares_private_group':
    case 'split_changed':
    case 'unit_empty':
      return toBoard(finding, from)
  }
}

/** True for something that broke after it was planned, so the plan can be repaired around it. */
export function mayBeRepaired({ code }: Pick<DayFinding, 'code'>): boolean {
  return code === 'now_unavailable' || code === 'reply_declined'
}

function toMessages(status: MessageState): Remedy {
  return { href: messagesHref({ status: [status] }), label: 'toMessages' }
}

function toBoard({ tour, tourDate }: DayFinding, from: 'day' | 'check'): Remedy | null {
  if (!tour || tourDate === null) return null
  return { href: assignmentsHref({ date: tourDate, tour: tour._id, from }), label: 'toBoard' }
}

function toTimes({ tour, tourDate }: DayFinding, from: 'day' | 'check'): Remedy | null {
  if (!tour || tourDate === null) return null
  const href = assignmentsHref({ date: tourDate, tour: tour._id, from, dialog: 'times' })
  return { href, label: 'toTimes' }
}

function toOrder({ entries: [first] }: DayFinding): Remedy | null {
  return first ? { href: `/order/${first.orderId}` } : null
}
