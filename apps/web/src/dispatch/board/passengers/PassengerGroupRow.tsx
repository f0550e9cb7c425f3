import { useRef } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Code } from '../../../kit/Isolated.tsx'
import { messages } from '../../messages.ts'
import { usePartyDrag } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import styles from './PassengerPanel.module.css'
import type { PassengerGroup } from './passengerGroups.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Passengers } from './usePassengers.ts'

interface PassengerGroupRowProps {
  group: PassengerGroup
  passengers: Passengers
  canWrite: boolean
  tabIndex: number
}

/** The header of a pickup with its total; ticking or dragging it applies to all its orders. */
export function PassengerGroupRow({ group, passengers, canWrite, tabIndex }: PassengerGroupRowProps) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const city = useLabel(cityLabels)
  const row = useRef<HTMLTableRowElement>(null)
  const town = group.city ? city(group.city) : t('noPickup')
  const time = group.time ?? t('noTime')
  const ticked = group.tours.filter(passengers.isSelected).length
  usePartyDrag(
    row,
    () => ({
      ids: group.tours.map(({ _id }) => _id),
      name: `${town} ${time} · ${group.people}`,
    }),
    !canWrite,
  )
  return (
    <tr ref={row} className={styles.group} data-row={group.key}>
      {canWrite && (
        <td className={styles.box}>
          <span className={styles.handle}>
            <SelectBox
              label={t('selectGroup', { group: `${town} ${time}` })}
              state={ticked === group.tours.length || (ticked > 0 && 'mixed')}
              tabIndex={tabIndex}
              onToggle={() => passengers.toggleAll(group.tours)}
            />
          </span>
        </td>
      )}
      <th scope="rowgroup" colSpan={2}>
        <Code>{time}</Code> {town}
        <span className={styles.count}>{shared('orders', { count: group.tours.length })}</span>
      </th>
      <td data-align="end">{group.people}</td>
      <td colSpan={canWrite ? 5 : 4} />
    </tr>
  )
}
