import type { DayFinding } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import type { MessageState } from '@tourdesk/domain/messages/vocabulary'
import { messagesHref } from '../../messages/messagesHref.ts'
import { boardingHref } from '../boardingHref.ts'

/** The page where a finding is dealt with, and the key of its label. */
export interface Remedy {
  href: string
  label: 'toVehicle' | 'toMessages'
}

/** The page where a finding is dealt with; null if there's none. */
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
