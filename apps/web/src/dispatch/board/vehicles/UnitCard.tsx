import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { memo, useRef } from 'react'
import { useVehicleDrop } from '../dragging.ts'
import { useUnitName } from '../unitNames.ts'
import { useRefusal } from '../useRefusal.ts'
import { hasSameRiders } from './hasSameRiders.ts'
import styles from './UnitCard.module.css'
import { UnitCardContents, type UnitCardContentsProps } from './UnitCardContents.tsx'

interface UnitCardProps extends Omit<UnitCardContentsProps, 'name'> {
  /** The entries being dragged. */
  party: readonly PurchasedTour[]
}

/** A vehicle with its crew and load, to drop orders on. Redrawn only when something on it changes. */
export const UnitCard = memo(function UnitCard({ party, ...contents }: UnitCardProps) {
  const { unit, number, riders } = contents
  const name = useUnitName()(unit)
  const refusal = useRefusal()
  const card = useRef<HTMLElement>(null)
  const isOver = useVehicleDrop(card, unit._id)
  const reason = party.length > 0 ? refusal(party, unit, riders) : null

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
      <UnitCardContents {...contents} name={name} />
      {reason !== null && <p className={styles.reason}>{reason}</p>}
    </article>
  )
}, hasSameRiders)
