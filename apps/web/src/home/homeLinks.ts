import type { Day } from '@tourdesk/domain/calendar'
import type { MoneyKind, UnsentKind } from '@tourdesk/domain/home/vocabulary'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { stringifySearch } from '../app/searchParams.ts'
import { dayHref } from '../dispatch/dayHref.ts'
import { messagesHref } from '../messages/messagesHref.ts'

/** The page behind a day: the office's day over all tours, or an agency's orders on it. */
export function daysPageHref(date: Day, inOffice: boolean): string {
  if (inOffice) return dayHref(date)
  return `/agency_orders/orders${stringifySearch({ startDate: date, endDate: date })}`
}

/** The address of the messages or mails that a line counts. */
export function unsentHref(kind: UnsentKind, since: Day): string {
  const mails = (status: 'failed' | 'kept') => `/outbox${stringifySearch({ status, startDate: since })}`
  switch (kind) {
    case 'message_failed':
      return messagesHref({ status: ['failed'], startDate: since })
    case 'message_by_hand':
      return messagesHref({ status: ['by_hand'], startDate: since })
    case 'mail_failed':
      return mails('failed')
    case 'mail_kept':
      return mails('kept')
  }
}

/** The address of the list behind a sum, filtered by its currency where the list can. */
export function moneyHref(kind: MoneyKind, currency: Currency | null, today: Day, inOffice: boolean): string {
  if (kind === 'line_questions')
    return `${inOffice ? '/agency_accounts' : '/agency_account'}/statements?asked=true`
  if (!inOffice) return '/agency_orders/orders?dates=all'
  switch (kind) {
    case 'due_today':
      return `/payments/due${stringifySearch({ currency, startDate: today, endDate: today })}`
    case 'overdue':
      return `/payments/overdue${stringifySearch({ currency })}`
    case 'crew_cash':
      return `/payments/cash${stringifySearch({ currency })}`
    case 'ledger_mismatch':
      return '/payments/mismatches'
    case 'open':
    case 'refund_to_do':
    case 'refund_refused':
      return '/payments/due'
  }
}
