/** Mails that didn't go out: given up, or kept because there's no mail server, so that someone passes them on. */
export const messageKinds = ['message_failed', 'message_by_hand'] as const

/** What the home page says about money. An agency has `open` and `overdue`, the office all the others. */
export const moneyKinds = [
  'due_today',
  'open',
  'overdue',
  'refund_to_do',
  'refund_refused',
  'crew_cash',
  'ledger_mismatch',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** What happened to an order in the list of new ones. */
export const newKinds = ['placed', 'canceled'] as const
