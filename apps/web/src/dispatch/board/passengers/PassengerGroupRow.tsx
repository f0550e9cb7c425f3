// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as boxes may lose its roles
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import { memo, useRef } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Code } from '../../../kit/Isolated.tsx'
import { messages } from '../../messages.ts'
import { type Party, usePartyDrag } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import styles from './PassengerTable.module.css'
import { SelectBox } from './SelectBox.tsx'

/** The list's functions for its groups, by key; they never change, so they cause no redraw. */
export interface GroupHands {
  partyOfGroup: (key: string, name: string) => Party
  toggleGroup: (key: string) => void
}

interface PassengerGroupRowProps {
  group: string
  city: City | null
  time: string | null
  orders: number
  people: number
  state: boolean | 'mixed'
  canWrite: boolean
  tabIndex: number
  hands: GroupHands
}

/** The header of a pickup with its total; ticking or dragging it applies to all its orders. */
export const PassengerGroupRow = memo(function PassengerGroupRow(props: PassengerGroupRowProps) {
  const { group, orders, people, state, canWrite, tabIndex, hands } = props
  const t = useText(boardMessages)
  const shared = useText(messages)
  const city = useLabel(cityLabels)
  const row = useRef<HTMLTableRowElement>(null)
  const town = props.city ? city(props.city) : t('noPickup')
  const time = props.time ?? t('noTime')
  usePartyDrag(row, () => hands.partyOfGroup(group, `${town} ${time} · ${people}`), !canWrite)
  return (
    <tr ref={row} role="row" className={styles.group} data-row={group}>
      {canWrite && (
        <td role="cell" className={styles.box}>
          <span className={`quiet row justifyEnd ${styles.handle}`}>
            <SelectBox
              label={t('selectGroup', { group: `${town} ${time}` })}
              state={state}
              tabIndex={tabIndex}
              onToggle={() => hands.toggleGroup(group)}
            />
          </span>
        </td>
      )}
      <th scope="row" role="rowheader" colSpan={2} aria-colspan={2}>
        <Code>{time}</Code> {town}
        <span className={styles.count}>{shared('orders', { count: orders })}</span>
      </th>
      <td role="cell" data-align="end" className={styles.people}>
        {people}
      </td>
      <td role="cell" colSpan={canWrite ? 5 : 4} className={styles.rest} />
    </tr>
  )
})
