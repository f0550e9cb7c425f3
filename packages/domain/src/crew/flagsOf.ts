import { isClockWrong } from './eventClock.ts'
import type { EventFlag } from './vocabulary.ts'

/** The facts that decide whether the office should look at an event of a party. */
export interface EventFacts {
  kind: string
  /** By the phone's clock. */
  at: Date
  arrived: Date
  /** The party rides on the vehicle. */
  isOnUnit: boolean
  isCanceled: boolean
  /** From when a no-show can be marked; null at any time. */
  noShowFrom: Date | null
}

/**
 * Why the office should look at an event, the most important reason first. Undoing a tap is only checked for
 * a wrong clock.
 */
export function flagsOf({ kind, at, arrived, isOnUnit, isCanceled, noShowFrom }: EventFacts): EventFlag[] {
  const flags: EventFlag[] = []
  if (kind !== 'undo') {
    if (isCanceled) flags.push('order_canceled')
    else if (!isOnUnit) flags.push('party_moved')
    if (kind === 'no_show' && noShowFrom && at < noShowFrom) flags.push('early_no_show')
  }
  if (isClockWrong(at, arrived)) flags.push('clock_wrong')
  return flags
}
