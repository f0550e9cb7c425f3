import { type RawBuilder, sql } from 'kysely'

/** Whether a text waited for a person until it lost its number: it has a way, and waits again once there's one. */
export const lostNumber: RawBuilder<boolean> = sql`(
  messages.state = 'suppressed' and messages.reason = 'no_address' and messages.channel is not null
)`
