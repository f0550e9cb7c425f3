import { dayStatusFor, type OnDay } from '@tourdesk/domain/dispatch/dayStatus'

/** True if a new vehicle unit could take it. */
export function isFree({ dayStatus }: Pick<OnDay, 'dayStatus'>): boolean {
  return dayStatusFor('', { dayStatus, unitId: null }) === 'free'
}
