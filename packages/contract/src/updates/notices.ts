/**
 * A live notice: the kind of record that changed, never its content. Screens that show such records reload.
 * `orders`, `dispatch` and `boarding` include all affected days, or none if it may be any day. Only the
 * person whose name, role or accounts changed gets `session`.
 */
export interface LiveNotice {
  topic:
    | 'orders'
    | 'dispatch'
    | 'boarding'
    | 'departures'
    | 'waiting'
    | 'fleet'
    | 'prices'
    | 'rates'
    | 'settings'
    | 'session'
  days: string[]
  by: string | null
}

/**
 * Sent when notices may have been lost: a screen reloads everything it shows, as after an interrupted stream.
 */
export const missedEvent = 'missed'
