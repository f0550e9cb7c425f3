import type { Day } from '../calendar.ts'
import type { ReplyState } from './vocabulary.ts'

/** What a guide or driver is asked to accept. Ids decide whether it changed; names are for people. */
export interface Assignment {
  date: Day
  tour: { _id: string; name: string }
  /** First pickup, `HH:mm`; null while it's unknown. */
  time: string | null
  /** The car or the supplier. */
  vehicle: { _id: string; name: string } | null
}

/** A reply as given, or that the office asked again (`proposed`) or took the person off (`left`). */
export interface GivenReply {
  reply: ReplyState | 'left'
  reason: string
  /** What the person saw. */
  assignment: Assignment
}

/** Something that changed since the reply, in words: a day, a time, the name of a tour or vehicle. */
export interface ReplyChange {
  field: 'date' | 'tour' | 'time' | 'vehicle'
  from: string | null
  to: string | null
}

/** The current reply of a member of the crew. */
export interface CurrentReply {
  state: ReplyState
  reason: string
  /** Why a reply no longer counts; empty if it does, or if there is none. */
  changes: ReplyChange[]
}

/** A first pickup that moves by no more than this doesn't affect the reply. */
const smallMoveMinutes = 15

/**
 * The reply of a person on a unit: their last one, as long as it's still about the same assignment. If that
 * changes, they're asked again; changing it back restores the reply.
 */
export function replyNow(last: GivenReply | null, now: Assignment): CurrentReply {
  if (!last || last.reply === 'left' || last.reply === 'proposed')
    return { state: 'proposed', reason: '', changes: [] }
  const changes = changesOf(last.assignment, now)
  if (changes.length > 0) return { state: 'proposed', reason: '', changes }
  return { state: last.reply, reason: last.reason, changes }
}

function changesOf(was: Assignment, is: Assignment): ReplyChange[] {
  const changes: ReplyChange[] = []
  if (was.date !== is.date) changes.push({ field: 'date', from: was.date, to: is.date })
  if (was.tour._id !== is.tour._id) changes.push({ field: 'tour', from: was.tour.name, to: is.tour.name })
  if (isOtherTime(was.time, is.time)) changes.push({ field: 'time', from: was.time, to: is.time })
  if (was.vehicle && is.vehicle && was.vehicle._id !== is.vehicle._id)
    changes.push({ field: 'vehicle', from: was.vehicle.name, to: is.vehicle.name })
  return changes
}

/** A time that becomes known is a change; one that's no longer known is only waiting to be planned. */
function isOtherTime(was: string | null, is: string | null): boolean {
  if (is === null) return false
  return was === null || Math.abs(minutesOf(is) - minutesOf(was)) > smallMoveMinutes
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
