import type { VehicleUnit } from '@tourdesk/contract/dispatch'
import { useText } from '../../i18n/useText.ts'
import { messages } from '../messages.ts'
import { seatsOf } from '../unitOf.ts'

/** A unit by its plate or its supplier. */
export function useUnitName(): (unit: Pick<VehicleUnit, 'car' | 'externalCar'>) => string {
  const t = useText(messages)
  return ({ car, externalCar }) => car?.plateId ?? externalCar?.name ?? t('no_vehicle')
}

/** `14/19 seats`, `N/A` without a vehicle (ASG-02, ASG-03). */
export function useLoadText(): (unit: VehicleUnit) => string {
  const t = useText(messages)
  return (unit) => {
    const seats = seatsOf(unit)
    return seats === null ? t('noSeats') : t('seats', { taken: unit.participants, seats })
  }
}

/** What a set of entries is called: the order's number and customer, or how many they are. */
export function usePartyName() {
  const t = useText(messages)
  return (party: readonly { orderNumber: number; customer: string }[]) => {
    const [first] = party
    return party.length === 1 && first
      ? `${first.orderNumber} ${first.customer}`
      : t('orders', { count: party.length })
  }
}
