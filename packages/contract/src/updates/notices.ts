/**
 * A live notice: what kind of record changed, never its content. Screens that show such records reload. `orders`,
 * `dispatch` and `boarding` have every day affected, none if that may be any day. Only the person whose name, role or accounts changed
 * gets `session`.
 */
export interface LiveNotice {
  topic: 'orders' | 'dispatch' | 'boarding' | 'fleet' | 'prices' | 'rates' | 'settings' | 'session'
  days: string[]
  by: string | null
}

/**
 * Sent when notices may have been lost: a screen reloads everything it shows, like after an interrupted stream.
 */
export const missedEvent = 'missed'
