import type { FeedReply } from '@tourdesk/domain/dispatch/feed/eventOf'

/** What the reader of a calendar answered to each unit; the office answers nothing. */
export function repliesOf(operatorId: string | null): (unit: string) => FeedReply {
  return () => (operatorId === null ? null : 'proposed')
}
