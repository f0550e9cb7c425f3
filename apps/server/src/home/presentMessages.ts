import type { MessageLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'

/** The mails since a day that failed, and those that wait for someone to pass them on. */
export function presentMessages(since: Day, unsent: { status: string; count: number }[]): MessageLine[] {
  const lines = [
    { kind: 'message_failed', status: 'failed' },
    { kind: 'message_by_hand', status: 'kept' },
  ] as const
  return lines.flatMap(({ kind, status }) => {
    const count = unsent.find((each) => each.status === status)?.count ?? 0
    return count > 0 ? [{ kind, count, since }] : []
  })
}
