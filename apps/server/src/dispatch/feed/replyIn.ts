import { replyNow } from '@tourdesk/domain/crew/reply'
import type { FeedReply } from '@tourdesk/domain/dispatch/feed/eventOf'
import { assignmentOf, firstPickup } from '../replies/assignmentOf.ts'
import type { FeedUnit } from './feedQuestions.ts'

/** The calendar reader's own reply to a unit; null for the office. */
export function replyIn(unit: FeedUnit, operatorId: string | null): FeedReply {
  if (operatorId === null) return null
  const last = unit.crew.find(({ id }) => id === operatorId)?.reply ?? null
  return replyNow(last, assignmentOf(unit, firstPickup(unit.riders))).state
}
