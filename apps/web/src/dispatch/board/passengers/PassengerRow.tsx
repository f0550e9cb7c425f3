import { ActionIcon } from '@mantine/core'
import { IconCarSuv, IconGripVertical } from '@tabler/icons-react'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { placeName } from '@tourdesk/domain/entries/place'
import { useRef } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Code, LongText } from '../../../kit/Isolated.tsx'
import { usePartyDrag } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { usePartyName, useUnitName } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import { AssignMenu } from './AssignMenu.tsx'
import styles from './PassengerPanel.module.css'
import { SelectBox } from './SelectBox.tsx'
import type { Passengers } from './usePassengers.ts'

interface PassengerRowProps {
  entry: PurchasedTour
  board: Board
  passengers: Passengers
  canWrite: boolean
  isDragged: boolean
  tabIndex: number
}

/** One purchased tour, to drag or assign from its menu. */
export function PassengerRow({ entry, board, passengers, canWrite, isDragged, tabIndex }: PassengerRowProps) {
  const t = useText(boardMessages)
  const language = useLabel(languageLabels)
  const groupType = useLabel(groupTypeLabels)
  const partyName = usePartyName()
  const row = useRef<HTMLTableRowElement>(null)
  const party = passengers.partyOf(entry)
  const order = entry.orderNumber
  const sum = party.reduce((total, { headCount }) => total + headCount, 0)
  usePartyDrag(
    row,
    () => ({ ids: party.map(({ _id }) => _id), name: `${partyName(party)} · ${sum}` }),
    !canWrite,
  )
  return (
    <tr
      ref={row}
      className={styles.row}
      data-entry={entry._id}
      data-row={entry._id}
      data-selected={passengers.isSelected(entry) || undefined}
      data-assigned={entry.tourCarId !== null || undefined}
      data-dragged={isDragged || undefined}
    >
      {canWrite && (
        <td className={styles.box}>
          <span className={styles.handle}>
            <IconGripVertical size={14} stroke={1.8} aria-hidden />
            <SelectBox
              label={t('select', { order })}
              state={passengers.isSelected(entry)}
              tabIndex={tabIndex}
              onToggle={(withShift) => passengers.toggle(entry, withShift)}
            />
          </span>
        </td>
      )}
      <td>
        <AppLink
          href={`/operations?order=${entry.orderId}`}
          draggable={false}
          data-opener
          data-stop="open"
          tabIndex={tabIndex}
          className={styles.order}
        >
          <Code>{order}</Code>
        </AppLink>
      </td>
      <td className={styles.customer}>
        <LongText>{entry.customer}</LongText>
        {entry.notes && (
          <span className={styles.notes} dir="auto" title={entry.notes}>
            {entry.notes}
          </span>
        )}
      </td>
      <td data-align="end" className={styles.people}>
        {entry.headCount}
      </td>
      <td className={styles.place}>
        <LongText>{entry.pickup ? placeName(entry.pickup) : ''}</LongText>
      </td>
      <td>{entry.language && language(entry.language)}</td>
      <td>{entry.group_type && groupType(entry.group_type)}</td>
      <td>
        <VehicleOf entry={entry} board={board} />
      </td>
      {canWrite && (
        <td className={styles.assign}>
          <AssignMenu
            board={board}
            party={party}
            opened={passengers.menuOf === entry._id}
            onChange={(opened) => passengers.setMenuOf(opened ? entry._id : null)}
            onPick={(unit) => passengers.assign(party, unit)}
          >
            <ActionIcon
              size={26}
              data-stop="assign"
              tabIndex={tabIndex}
              aria-label={t('assignOrder', { order })}
              title={t('assignTo')}
            >
              <IconCarSuv size={16} stroke={1.6} />
            </ActionIcon>
          </AssignMenu>
        </td>
      )}
    </tr>
  )
}

function VehicleOf({ entry, board }: { entry: PurchasedTour; board: Board }) {
  const unitName = useUnitName()
  const index = board.units.findIndex((unit) => unit._id === entry.tourCarId)
  const unit = board.units[index]
  if (!unit) return null
  return (
    <span className={styles.vehicle} title={unitName(unit)}>
      <span className={styles.number}>{index + 1}</span>
      <bdi className="oneLine">{unitName(unit)}</bdi>
    </span>
  )
}
