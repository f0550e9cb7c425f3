import { isClockWrong } from '@tourdesk/domain/crew/eventClock'
import type { EventFlag } from '@tourdesk/domain/crew/vocabulary'
import type { RoadEvent } from './roadEvent.ts'

/** Reasons for the office to look at an event about a whole vehicle. */
export function flagsOfUnit({ sent, now }: RoadEvent<{ at: string }>): EventFlag[] {
  return isClockWrong(new Date(sent.at), now) ? ['clock_wrong'] : []
}
