import { type RawBuilder, sql } from 'kysely'

/**
 * True for a text to be sent by hand that lost its number: it keeps its channel, and is revived once there's
 * a number.
 */
export const lostNumber: RawBuilder<boolean> = sql`(
  messages.state = 'suppressed' and messages.reason = 'no_address' and messages.channel is not null
)`
