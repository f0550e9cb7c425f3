import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { confirmDelete } from '../../../kit/dialog/confirm.ts'
import { people } from '../../calendar/departures.ts'
import { messages } from '../../messages.ts'
import { aboard } from '../../unitGaps.ts'
import { useVehicleDrop } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { useUnitName, useUnitReference } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import { useRefusal } from '../useRefusal.ts'
import styles from './UnitCard.module.css'
import { UnitFacts } from './UnitFacts.tsx'

interface UnitCardProps {
  unit: VehicleUnit
  number: number
  board: Board
  /** What's being dragged. */
  party: PurchasedTour[]
  canWrite: boolean
  tabIndex: number
  onEdit: () => void
  onList: () => void
}

/** A vehicle with its crew and load; orders can be dropped on it. */
export function UnitCard({ unit, number, board, party, canWrite, tabIndex, onEdit, onList }: UnitCardProps) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const name = useUnitName()(unit)
  const vehicle = useUnitReference(board.units)(unit)
  const refusal = useRefusal()
  const card = useRef<HTMLElement>(null)
  const isOver = useVehicleDrop(card, unit._id)
  const reason = party.length > 0 ? refusal(party, unit, board.tours) : null
  const riders = aboard(unit, board.tours)

  async function remove() {
    if (await confirmDelete(t('deleteQuestion'))) void board.removeUnit.run(unit)
  }

  return (
    <article
      ref={card}
      className={styles.card}
      aria-label={`${number} ${name}`}
      data-row={unit._id}
      data-fits={(party.length > 0 && reason === null) || undefined}
      data-refuses={reason !== null || undefined}
      data-over={isOver || undefined}
    >
      <header className={styles.head}>
        <span className={styles.number}>{number}</span>
        <Title name={name} tabIndex={tabIndex} onEdit={canWrite ? onEdit : undefined} />
        {canWrite && (
          <span className={styles.actions}>
            <ActionIcon
              size={26}
              data-stop="edit"
              tabIndex={tabIndex}
              aria-label={t('edit', { vehicle })}
              onClick={onEdit}
            >
              <IconPencil size={15} stroke={1.6} />
            </ActionIcon>
            <ActionIcon
              size={26}
              data-stop="remove"
              tabIndex={tabIndex}
              aria-label={t('remove', { vehicle })}
              onClick={() => void remove()}
            >
              <IconTrash size={15} stroke={1.6} />
            </ActionIcon>
          </span>
        )}
      </header>
      <UnitFacts unit={unit} riders={riders} />
      <button
        type="button"
        className={styles.riders}
        data-stop={canWrite ? 'riders' : 'open'}
        tabIndex={tabIndex}
        onClick={onList}
      >
        <span>{shared('orders', { count: riders.length })}</span>
        <span>{shared('participants', { count: people(riders) })}</span>
      </button>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
    </article>
  )
}

function Title({ name, tabIndex, onEdit }: { name: string; tabIndex: number; onEdit?: () => void }) {
  if (!onEdit) return <bdi className={styles.title}>{name}</bdi>
  return (
    <button
      type="button"
      className={`${styles.title} ${styles.opener}`}
      data-stop="open"
      tabIndex={tabIndex}
      onClick={onEdit}
    >
      <bdi>{name}</bdi>
    </button>
  )
}
