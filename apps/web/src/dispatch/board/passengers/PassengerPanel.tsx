import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { SkeletonRows } from '../../../kit/table/SkeletonRows.tsx'
import shared from '../../../kit/table/table.module.css'
import { useKeys } from '../../../kit/useKeys.ts'
import { focusList } from '../boardFocus.ts'
import { useDragged, useScrollWhileDragging } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import type { Board } from '../useBoard.ts'
import { useOneTabStop } from '../useOneTabStop.ts'
import { PassengerGroupRow } from './PassengerGroupRow.tsx'
import styles from './PassengerPanel.module.css'
import { PassengerRow } from './PassengerRow.tsx'
import { PassengerTools } from './PassengerTools.tsx'
import { usePassengerKeys } from './usePassengerKeys.ts'
import { usePassengers } from './usePassengers.ts'

interface PassengerPanelProps {
  board: Board
  canWrite: boolean
}

/** The day's purchased tours by pickup, to tick, drag and assign. */
export function PassengerPanel({ board, canWrite }: PassengerPanelProps) {
  const t = useText(boardMessages)
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  const passengers = usePassengers(board)
  const dragged = useDragged()
  const nobody = board.underWay.length > 0 ? 'nobodySetsOut' : 'nothing'
  const rows = passengers.groups.flatMap(({ key, tours }) => [key, ...tours.map(({ _id }) => _id)])
  const stops = useOneTabStop(rows, passengers.shown[0]?._id)
  usePassengerKeys(board, passengers, canWrite)
  useKeys([{ keys: 'l', label: t('keyList'), run: () => focusList(part.current) }])
  useScrollWhileDragging(part)
  return (
    <div className={styles.panel}>
      <PassengerTools board={board} passengers={passengers} canWrite={canWrite} />
      {/* biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs a name and the focus */}
      <div
        ref={part}
        className={`${styles.scroll} printsWhole`}
        role="region"
        aria-label={t('list')}
        tabIndex={0}
      >
        <table className={`${shared.table} ${styles.table}`}>
          <thead>
            <tr>
              {canWrite && (
                <th scope="col" className={styles.box}>
                  <VisuallyHidden>{t('selection')}</VisuallyHidden>
                </th>
              )}
              <th scope="col">{t('orderNumber')}</th>
              <th scope="col">{t('customer')}</th>
              <th scope="col" data-align="end" title={t('participants')}>
                {t('people')}
              </th>
              <th scope="col">{t('pickup')}</th>
              <th scope="col">{t('language')}</th>
              <th scope="col">{t('groupType')}</th>
              <th scope="col">{t('vehicle')}</th>
              {canWrite && (
                <th scope="col">
                  <VisuallyHidden>{t('assignment')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...stops.listProps}>
            {passengers.groups.map((group) => [
              <PassengerGroupRow
                key={group.key}
                group={group}
                passengers={passengers}
                canWrite={canWrite}
                tabIndex={stops.tabIndexOf(group.key)}
              />,
              ...group.tours.map((entry) => (
                <PassengerRow
                  key={entry._id}
                  entry={entry}
                  board={board}
                  passengers={passengers}
                  canWrite={canWrite}
                  isDragged={dragged.includes(entry._id)}
                  tabIndex={stops.tabIndexOf(entry._id)}
                />
              )),
            ])}
            {!board.day && <SkeletonRows columns={canWrite ? 9 : 7} rows={8} />}
          </tbody>
        </table>
        {board.day && passengers.shown.length === 0 && (
          <EmptyState text={board.tours.length === 0 ? t(nobody) : words('noMatch')} />
        )}
      </div>
    </div>
  )
}
