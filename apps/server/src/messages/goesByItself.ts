import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Env } from '../kernel/env.ts'

/** True if we send messages of the channel ourselves, false if a person has to. */
export function goesByItself(channel: MessageChannel | null, env: Pick<Env, 'texts'>): boolean {
  return channel === 'email' || (channel !== null && env.texts !== undefined)
}
