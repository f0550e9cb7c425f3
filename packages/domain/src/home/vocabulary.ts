/**
 * What wasn't sent: messages that failed or that a person has to send, and mails of the product that failed,
 * or were kept because there's no mail server and have to be passed on.
 */
export const unsentKinds = ['message_failed', 'message_by_hand', 'mail_failed', 'mail_kept'] as const
export type UnsentKind = (typeof unsentKinds)[number]

/** The lines about money on the home page. An agency has `open`, `overdue` and `line_questions`. */
export const moneyKinds = [
  'due_today',
  'open',
  'overdue',
  'refund_to_do',
  'refund_refused',
  'crew_cash',
  'ledger_mismatch',
  'line_questions',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** The events in the list of new orders. */
export const newKinds = ['placed', 'canceled'] as const
