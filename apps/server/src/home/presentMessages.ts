import type { MessageLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import { type UnsentKind, unsentKinds } from '@tourdesk/domain/home/vocabulary'

export interface Unsent {
  messages: { state: string; count: number }[]
  mails: { status: string; count: number }[]
}

/** Counts messages and mails since a day that failed, or that someone has to send or pass on. */
export function presentMessages(since: Day, { messages, mails }: Unsent): MessageLine[] {
  const ofMessages = (asked: string) => messages.find(({ state }) => state === asked)?.count
  const ofMails = (asked: string) => mails.find(({ status }) => status === asked)?.count
  const counts: Record<UnsentKind, number | undefined> = {
    message_failed: ofMessages('failed'),
    message_by_hand: ofMessages('by_hand'),
    mail_failed: ofMails('failed'),
    mail_kept: ofMails('kept'),
  }
  return unsentKinds
    .map((kind) => ({ kind, count: counts[kind] ?? 0, since }))
    .filter(({ count }) => count > 0)
}
