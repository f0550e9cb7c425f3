import type { Day } from '../calendar.ts'
import type { ReplyState } from './vocabulary.ts'

/** What somebody is asked to accept. Ids decide whether it changed; names are for people. */
export interface Assignment {
  date: Day
  tour: { _id: string; name: string }
  /** First pickup, `HH:mm`; null while it isn't known. */
  time: string | null
  /** The car or the supplier. */
  vehicle: { _id: string; name: string } | null
}

/** An answer as it was given, or that the office asked again (`proposed`) or took the person off (`left`). */
export interface GivenReply {
  reply: ReplyState | 'left'
  reason: string
  /** What the person saw. */
  assignment: Assignment
}

/** Something that changed since the answer, in words: a day, a time, the name of a tour or vehicle. */
export interface ReplyChange {
  field: 'date' | 'tour' | 'time' | 'vehicle'
  from: string | null
  to: string | null
}

/** Where the question to somebody of the crew stands. */
export interface CurrentReply {
  state: ReplyState
  reason: string
  /** Why an answer no longer counts; empty if it does, or if there is none. */
  changes: ReplyChange[]
}

/** A first pickup that moves by so many minutes is still what they answered to. */
const smallMoveMinutes = 15

/**
 * The reply of somebody who is on a unit: their last answer, as long as it's still about the same thing. What changed
 * since asks again, and changing it back brings the answer back.
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

/** A time that becomes known is news; one that isn't known any more only waits to be planned. */
function isOtherTime(was: string | null, is: string | null): boolean {
  if (is === null) return false
  return was === null || Math.abs(minutesOf(is) - minutesOf(was)) > smallMoveMinutes
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
