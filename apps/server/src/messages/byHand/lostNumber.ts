import { type RawBuilder, sql } from 'kysely'

/** Whether a text waited for a person until it lost its number: it keeps its channel, and waits again once there's a number. */
export const lostNumber: RawBuilder<boolean> = sql`(
  messages.state = 'suppressed' and messages.reason = 'no_address' and messages.channel is not null
)`
