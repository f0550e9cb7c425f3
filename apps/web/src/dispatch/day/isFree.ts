import { dayStatusFor, type OnDay } from '@tourdesk/domain/dispatch/dayStatus'

/** True if a car or person is free for a new vehicle unit. */
export function isFree({ dayStatus }: Pick<OnDay, 'dayStatus'>): boolean {
  return dayStatusFor('', { dayStatus, unitId: null }) === 'free'
}
