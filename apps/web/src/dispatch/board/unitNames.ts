import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useText } from '../../i18n/useText.ts'
import { messages } from '../messages.ts'
import { boardMessages } from './messages.ts'

/** The name of a unit: its plate or its supplier. */
export function useUnitName(): (unit: Pick<VehicleUnit, 'car' | 'externalCar'>) => string {
  const t = useText(messages)
  return (unit) => nameOf(unit) ?? t('no_vehicle')
}

/** A unit's name inside a sentence; without a vehicle it's the number on the board. */
export function useUnitReference(units: readonly VehicleUnit[]): (unit: VehicleUnit) => string {
  const t = useText(boardMessages)
  return (unit) => {
    const index = units.findIndex(({ _id }) => _id === unit._id)
    const number = index < 0 ? units.length + 1 : index + 1
    return nameOf(unit) ?? t('numbered', { number })
  }
}

function nameOf({ car, externalCar }: Pick<VehicleUnit, 'car' | 'externalCar'>): string | undefined {
  return car?.plateId ?? externalCar?.name
}

/** The label of some entries: the order's number and customer, or the number of orders. */
export function usePartyName() {
  const t = useText(messages)
  return (party: readonly { orderNumber: number; customer: string }[]) => {
    const [first] = party
    const orders = new Set(party.map(({ orderNumber }) => orderNumber)).size
    return orders === 1 && first ? `${first.orderNumber} ${first.customer}` : t('orders', { count: orders })
  }
}
