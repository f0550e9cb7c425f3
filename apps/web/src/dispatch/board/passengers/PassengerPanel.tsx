import { VisuallyHidden } from '@mantine/core'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useRef } from 'react'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { SkeletonRows } from '../../../kit/table/SkeletonRows.tsx'
import shared from '../../../kit/table/table.module.css'
import { useKeys } from '../../../kit/useKeys.ts'
import { useSteady } from '../../../kit/useSteady.ts'
import { people } from '../../people.ts'
import { countEntries, keyOf, partyOf, type Rider } from '../../riders.ts'
import { focusList } from '../boardFocus.ts'
import { useDragged, useScrollWhileDragging } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { usePartyName, useUnitName } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import { useOneTabStop } from '../useOneTabStop.ts'
import { PassengerGroupRow } from './PassengerGroupRow.tsx'
import styles from './PassengerPanel.module.css'
import { PassengerRow } from './PassengerRow.tsx'
import { PassengerTools } from './PassengerTools.tsx'
import type { PassengerGroup } from './passengerGroups.ts'
import { RowMenu } from './RowMenu.tsx'
import { usePassengerKeys } from './usePassengerKeys.ts'
import { usePassengers } from './usePassengers.ts'

interface PassengerPanelProps {
  board: Board
  canWrite: boolean
  onSplit: (party: PurchasedTour) => void
}

/** The day's purchased tours by pickup, to tick, drag and assign. */
export function PassengerPanel({ board, canWrite, onSplit }: PassengerPanelProps) {
  const t = useText(boardMessages)
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  const passengers = usePassengers(board)
  const dragged = useDragged()
  const nobody = board.underWay.length > 0 ? 'nobodySetsOut' : 'nothing'
  const rows = passengers.groups.flatMap(({ key, tours }) => [key, ...tours.map(keyOf)])
  const stops = useOneTabStop(rows, passengers.shown[0] && keyOf(passengers.shown[0]))
  const places = usePlaces(board.units)
  const partyName = usePartyName()
  const groupOf = (key: string) => passengers.groups.find((group) => group.key === key)?.tours ?? []
  const stateOf = ({ tours }: PassengerGroup) => {
    const ticked = tours.filter(passengers.isSelected).length
    return ticked === tours.length || (ticked > 0 && 'mixed')
  }
  const hands = useSteady({
    partyOf: (entry: Rider) => {
      const party = passengers.partyOf(entry)
      return { ids: idsOf(party), name: `${partyName(party)} · ${people(party)}` }
    },
    partyOfGroup: (key: string, name: string) => ({ ids: idsOf(groupOf(key)), name }),
    toggle: passengers.toggle,
    toggleGroup: (key: string) => passengers.toggleAll(groupOf(key)),
    toggleMenu: (rider: Rider) =>
      passengers.setMenuOf(passengers.menuOf === keyOf(rider) ? null : keyOf(rider)),
    split: (rider: Rider) => onSplit(partyOf(rider)),
  })
  const opened = passengers.shown.find((rider) => keyOf(rider) === passengers.menuOf)
  usePassengerKeys(board, passengers, canWrite, onSplit)
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
              <th scope="col" className={styles.orderHead}>
                {t('orderNumber')}
              </th>
              <th scope="col">{t('customer')}</th>
              <th scope="col" data-align="end" title={t('participants')} className={styles.peopleHead}>
                {t('people')}
              </th>
              <th scope="col" className={styles.placeHead}>
                {t('pickup')}
              </th>
              <th scope="col" className={styles.languageHead}>
                {t('language')}
              </th>
              <th scope="col" className={styles.groupHead}>
                {t('groupType')}
              </th>
              <th scope="col" className={styles.vehicleHead}>
                {t('vehicle')}
              </th>
              {canWrite && (
                <th scope="col" className={styles.assignHead}>
                  <VisuallyHidden>{t('assignment')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...stops.listProps}>
            {passengers.groups.map((group) => [
              <PassengerGroupRow
                key={group.key}
                group={group.key}
                city={group.city}
                time={group.time}
                orders={countEntries(group.tours)}
                people={group.people}
                state={stateOf(group)}
                canWrite={canWrite}
                tabIndex={stops.tabIndexOf(group.key)}
                hands={hands}
              />,
              ...group.tours.map((entry) => (
                <PassengerRow
                  key={keyOf(entry)}
                  entry={entry}
                  {...places.get(entry.tourCarId)}
                  isSelected={passengers.isSelected(entry)}
                  isMenuOpen={passengers.menuOf === keyOf(entry)}
                  isDragged={dragged.includes(keyOf(entry))}
                  canWrite={canWrite}
                  tabIndex={stops.tabIndexOf(keyOf(entry))}
                  hands={hands}
                />
              )),
            ])}
            {!board.day && <SkeletonRows columns={canWrite ? 9 : 7} rows={8} />}
          </tbody>
        </table>
        {canWrite && <RowMenu board={board} passengers={passengers} opened={opened} onSplit={onSplit} />}
        {board.day && passengers.shown.length === 0 && (
          <EmptyState text={board.tours.length === 0 ? t(nobody) : words('noMatch')} />
        )}
      </div>
    </div>
  )
}

/** Number and name of each unit, as rows show them. */
function usePlaces(units: readonly VehicleUnit[]) {
  const unitName = useUnitName()
  const places = units.map(
    (unit, index) => [unit._id, { number: index + 1, vehicle: unitName(unit) }] as const,
  )
  const none = { number: undefined, vehicle: undefined }
  const byId = new Map<string, { number: number; vehicle: string }>(places)
  return { get: (unit: string | null) => byId.get(unit ?? '') ?? none }
}

function idsOf(riders: readonly Rider[]): string[] {
  return riders.map(keyOf)
}
