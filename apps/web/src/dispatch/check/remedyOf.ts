import type { DayFinding } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import type { MessageState } from '@tourdesk/domain/messages/vocabulary'
import { messagesHref } from '../../messages/messagesHref.ts'
import { boardingHref } from '../boarding/boardingHref.ts'

/** The page where a finding is dealt with, and which of the words of the screen names it. */
export interface Remedy {
  href: string
  label: 'toVehicle' | 'toMessages'
}

/** Where a finding is dealt with; null if nothing is left of what it's about. */
export function remedyOf({ code, tourCar }: DayFinding, date: Day): Remedy | null {
  switch (code) {
    case 'incident':
      return tourCar === null ? null : { href: boardingHref(date, tourCar), label: 'toVehicle' }
    case 'message_failed':
      return toMessages('failed')
    case 'message_by_hand':
      return toMessages('by_hand')
    case 'reminder_waiting':
      return null
  }
}

function toMessages(status: MessageState): Remedy {
  return { href: messagesHref({ status: [status] }), label: 'toMessages' }
}
