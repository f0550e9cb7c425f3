import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Env } from '../kernel/env.ts'

/** True if messages of the channel are sent by us, and not by a person. */
export function goesByItself(channel: MessageChannel | null, env: Pick<Env, 'texts'>): boolean {
  return channel === 'email' || (channel !== null && env.texts !== undefined)
}
