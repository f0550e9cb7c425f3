import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Reply } from '@tourdesk/contract/dispatch/replies'
import type { KeptTap } from '../keep/crewDatabase.ts'

/** The reply of a unit as the person gave it last, also while the office doesn't know it, and whether it does. */
export type ReplyShown = Pick<Reply, 'state' | 'reason' | 'changes'> & { isSent: boolean }

/** @param answered when the office's answer was made that shows the unit; what was said after isn't in it */
export function replyShown(
  unit: Pick<CrewUnit, '_id' | 'reply'>,
  taps: readonly KeptTap[],
  answered: CrewDays['now'] | undefined,
): ReplyShown {
  const last = taps.findLast(
    ({ event, state }) =>
      event.kind === 'reply' &&
      event.tourCar === unit._id &&
      (state === 'waiting' || (state === 'arrived' && answered !== undefined && event.at > answered)),
  )
  if (last?.event.kind !== 'reply') return { ...unit.reply, isSent: true }
  const { reply: state, reason = '' } = last.event
  return { state, reason, changes: [], isSent: last.state === 'arrived' }
}

/** The vehicles of today and later that ask the person for a reply. */
export function askingUnits({ data, today, now }: CrewDays, taps: readonly KeptTap[]): CrewUnit[] {
  const ahead = data.filter(({ date }) => date >= today).flatMap(({ units }) => units)
  return ahead.filter((unit) => !unit.isClosed && replyShown(unit, taps, now).state === 'proposed')
}
