import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useRef } from 'react'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { useKeys } from '../../../kit/useKeys.ts'
import { keyOf } from '../../riders.ts'
import { focusList } from '../boardFocus.ts'
import { useScrollWhileDragging } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import type { Board } from '../useBoard.ts'
import styles from './PassengerPanel.module.css'
import { PassengerTable } from './PassengerTable.tsx'
import { PassengerTools } from './PassengerTools.tsx'
import { RowMenu } from './RowMenu.tsx'
import { usePassengerKeys } from './usePassengerKeys.ts'
import { usePassengers } from './usePassengers.ts'

interface PassengerPanelProps {
  board: Board
  canWrite: boolean
  /** Draws all rows, not only those that fit on the screen. */
  isWhole: boolean
  onSplit: (party: PurchasedTour) => void
}

/** The day's purchased tours by pickup, to tick, drag and assign. */
export function PassengerPanel({ board, canWrite, isWhole, onSplit }: PassengerPanelProps) {
  const t = useText(boardMessages)
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  const passengers = usePassengers(board)
  const nobody = board.underWay.length > 0 ? 'nobodySetsOut' : 'nothing'
  const opened = passengers.shown.find((rider) => keyOf(rider) === passengers.menuOf)
  usePassengerKeys(board, passengers, canWrite, onSplit)
  useKeys([{ keys: 'l', label: t('keyList'), run: () => focusList(part.current) }])
  useScrollWhileDragging(part)
  return (
    <div className={styles.panel}>
      <PassengerTools board={board} passengers={passengers} canWrite={canWrite} />
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling part needs a name and to be focusable */}
      <div
        ref={part}
        className={`${styles.scroll} printsWhole`}
        role="region"
        aria-label={t('list')}
        tabIndex={0}
      >
        <PassengerTable
          board={board}
          passengers={passengers}
          canWrite={canWrite}
          isWhole={isWhole}
          onSplit={onSplit}
        />
        {canWrite && <RowMenu board={board} passengers={passengers} opened={opened} onSplit={onSplit} />}
        {board.day && passengers.shown.length === 0 && (
          <EmptyState text={board.tours.length === 0 ? t(nobody) : words('noMatch')} />
        )}
      </div>
    </div>
  )
}
