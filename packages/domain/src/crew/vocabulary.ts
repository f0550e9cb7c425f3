/** What a tap says of a party: how many of its people got on, didn't come, or got off. */
export const tapKinds = ['boarded', 'no_show', 'dropped_off'] as const
export type TapKind = (typeof tapKinds)[number]

/** What's kept of a vehicle on the road; replies have their own place. */
export const boardingKinds = [...tapKinds, 'undo', 'cash', 'note', 'incident'] as const
export type BoardingKind = (typeof boardingKinds)[number]

/** What can be taken back. Cash can't: it's in the ledger. */
export const takeBackKinds = [...tapKinds, 'note', 'incident'] as const

/** Currencies that crews take. */
export const cashCurrencies = ['USD', 'EUR', 'ILS'] as const
export type CashCurrency = (typeof cashCurrencies)[number]

/** Why the office should look at an event that was stored. Nothing that happened is refused. */
export const eventFlags = [
  /** The no-show came before the party's waiting time was over. */
  'early_no_show',
  /** The party isn't on this vehicle any more. */
  'party_moved',
  'order_canceled',
  /** The phone's clock is ahead, or the event is older than two days. */
  'clock_wrong',
  /** More cash than was open. */
  'overpaid',
  /** The cash couldn't be recorded as a payment of the order. */
  'not_recorded',
] as const
export type EventFlag = (typeof eventFlags)[number]

/** What became of a sent event: stored, stored before, stored with a flag, or refused. */
export const eventOutcomes = ['stored', 'known', 'flagged', 'refused'] as const

/** What a guide or driver said to being on a vehicle unit. */
export const replyStates = ['proposed', 'accepted', 'declined'] as const
export type ReplyState = (typeof replyStates)[number]

/** How crews get onto their page. */
export const crewAccess = {
  /** A phone stays signed in for so long after its last use. */
  sessionDays: 30,
  /** A link opens so many phones. */
  mostPhones: 3,
} as const
