import type { Message } from '@tourdesk/contract/messages/messages'

/** One recipient of what's sent for a day. */
export interface Reach {
  /** What's sent to the server if it's ticked. */
  id: string
  name: string
  /** What it's about, such as the order or the vehicle. */
  about: string
  channel: Message['channel']
  address: string
  /** A person has to send it. */
  byHand: boolean
  /** Why they get nothing; null if they get it. */
  reason: string | null
  /** Not ticked at first. */
  isUnticked?: boolean
  said: Pick<Message, 'subject' | 'text' | 'language'>
}

/** The ids of those who are ticked at first. */
export function tickedAtFirst(rows: readonly Reach[]): string[] {
  return rows.filter(({ reason, isUnticked }) => reason === null && !isUnticked).map(({ id }) => id)
}
