/** What a tap records about a party: how many of its people got on, didn't come, or got off. */
export const tapKinds = ['boarded', 'no_show', 'dropped_off'] as const
export type TapKind = (typeof tapKinds)[number]

/** The events recorded on the road; replies are stored separately. */
export const boardingKinds = [...tapKinds, 'undo', 'cash', 'note', 'incident'] as const
export type BoardingKind = (typeof boardingKinds)[number]

/** What can be undone. Cash can't: it's in the ledger. */
export const takeBackKinds = [...tapKinds, 'note', 'incident'] as const

/** Currencies that crews accept. */
export const cashCurrencies = ['USD', 'EUR', 'ILS'] as const
export type CashCurrency = (typeof cashCurrencies)[number]

/** Why the office should look at a stored event. An event that happened is never refused. */
export const eventFlags = [
  /** The no-show was marked before the party's waiting time was over. */
  'early_no_show',
  /** The party is no longer on this vehicle. */
  'party_moved',
  'order_canceled',
  /** The phone's clock is ahead, or the event is older than two days. */
  'clock_wrong',
  /** More cash than the open amount. */
  'overpaid',
  /** The cash couldn't be recorded as a payment of the order. */
  'not_recorded',
] as const
export type EventFlag = (typeof eventFlags)[number]

/** The outcome for a sent event: stored, stored earlier, stored with a flag, or refused. */
export const eventOutcomes = ['stored', 'known', 'flagged', 'refused'] as const

/** The reply of a guide or driver to being on a vehicle unit. */
export const replyStates = ['proposed', 'accepted', 'declined'] as const
export type ReplyState = (typeof replyStates)[number]

/** The limits of the crew's access to their page. */
export const crewAccess = {
  /** For how many days a phone stays signed in after its last use. */
  sessionDays: 30,
  /** How many phones can be signed in with one link. */
  mostPhones: 3,
} as const
