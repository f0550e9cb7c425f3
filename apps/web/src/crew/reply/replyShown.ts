import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Reply } from '@tourdesk/contract/dispatch/replies'
import type { KeptTap } from '../keep/crewDatabase.ts'

/** The person's latest reply to a unit, even if it isn't sent yet; `isSent` once the office has it. */
export type ReplyShown = Pick<Reply, 'state' | 'reason' | 'changes'> & { isSent: boolean }

/** @param answered when the office's response with the unit was made; it lacks later replies */
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

/** The vehicles from today on that need the person's reply. */
export function askingUnits({ data, today, now }: CrewDays, taps: readonly KeptTap[]): CrewUnit[] {
  const ahead = data.filter(({ date }) => date >= today).flatMap(({ units }) => units)
  return ahead.filter((unit) => !unit.isClosed && replyShown(unit, taps, now).state === 'proposed')
}
