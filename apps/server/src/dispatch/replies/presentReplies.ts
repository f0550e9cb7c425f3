import type { CrewReply, Reply } from '@tourdesk/contract/dispatch/replies'
import { type Assignment, replyNow } from '@tourdesk/domain/crew/reply'
import { isReplyDue } from '@tourdesk/domain/crew/window'
import type { LastReply } from './lastReply.ts'

/** The time at which replies are shown, and the crews' deadline (`HH:mm` on the day before). */
export interface ReplyClock {
  now: Date
  replyDeadline: string
}

interface Member {
  id: string
  name: string
  is_guide: boolean
  reply: LastReply | null
  answers_until: string | null
}

/** The replies of a unit's crew, guides first. */
export function presentReplies(
  crew: readonly Member[],
  assignment: Assignment,
  { now, replyDeadline }: ReplyClock,
): CrewReply[] {
  const isDue = isReplyDue(assignment.date, { now, replyDeadline })
  return crew
    .toSorted((a, b) => Number(b.is_guide) - Number(a.is_guide))
    .map(({ id, name, reply, answers_until }) => {
      const shown = presentReply(reply, assignment)
      const isLate = isDue && shown.state === 'proposed'
      const canAnswer = answers_until !== null && new Date(answers_until) > now
      return { operator: { _id: id, name }, ...shown, isLate, toCall: isLate && !canAnswer }
    })
}

export function presentReply(last: LastReply | null, assignment: Assignment): Reply {
  const isAnswer = last !== null && (last.reply === 'accepted' || last.reply === 'declined')
  return {
    ...replyNow(last, assignment),
    at: isAnswer ? new Date(last.at).toISOString() : null,
    byOffice: isAnswer && last.byOffice,
  }
}
