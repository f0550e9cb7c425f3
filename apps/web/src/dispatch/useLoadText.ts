import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useText } from '../i18n/useText.ts'
import { messages } from './messages.ts'
import { seatsOf } from './unitOf.ts'

/** `14/19 seats`, `N/A` without a vehicle. */
export function useLoadText(): (unit: VehicleUnit) => string {
  const t = useText(messages)
  return (unit) => {
    const seats = seatsOf(unit)
    return seats === null ? t('noSeats') : t('seats', { taken: unit.participants, seats })
  }
}
