// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as boxes may lose its roles
import { VisuallyHidden } from '@mantine/core'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { ComponentProps } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { SkeletonRows } from '../../../kit/table/SkeletonRows.tsx'
import shared from '../../../kit/table/table.module.css'
import { useSteady } from '../../../kit/useSteady.ts'
import { people } from '../../people.ts'
import { countEntries, keyOf, partyOf, type Rider } from '../../riders.ts'
import { useOneTabStop } from '../../useOneTabStop.ts'
import { useDragged } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { usePartyName, useUnitName } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import { PassengerGroupRow } from './PassengerGroupRow.tsx'
import { PassengerRow } from './PassengerRow.tsx'
import styles from './PassengerTable.module.css'
import type { PassengerGroup } from './passengerGroups.ts'
import type { Passengers } from './usePassengers.ts'

interface PassengerTableProps {
  board: Board
  passengers: Passengers
  canWrite: boolean
  /** Draws all rows, not only those that fit on the screen. */
  isWhole: boolean
  onSplit: (party: PurchasedTour) => void
}

/** Rows drawn at first: more than fit on a large screen. */
const firstRows = 40

/** The rows of the list, grouped by pickup. */
export function PassengerTable({ board, passengers, canWrite, isWhole, onSplit }: PassengerTableProps) {
  const t = useText(boardMessages)
  const dragged = useDragged()
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
  const drawn = new Set(isWhole ? passengers.shown : passengers.shown.slice(0, firstRows))
  return (
    <table role="table" className={`${shared.table} ${styles.table}`} data-writes={canWrite || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {canWrite && (
            <Head className={styles.box}>
              <VisuallyHidden>{t('selection')}</VisuallyHidden>
            </Head>
          )}
          <Head className={styles.order}>{t('orderNumber')}</Head>
          <Head className={styles.customer}>{t('customer')}</Head>
          <Head data-align="end" title={t('participants')} className={styles.people}>
            {t('people')}
          </Head>
          <Head className={styles.place}>{t('pickup')}</Head>
          <Head className={styles.language}>{t('language')}</Head>
          <Head className={styles.groupType}>{t('groupType')}</Head>
          <Head className={styles.vehicle}>{t('vehicle')}</Head>
          {canWrite && (
            <Head className={styles.assign}>
              <VisuallyHidden>{t('assignment')}</VisuallyHidden>
            </Head>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" {...stops.listProps}>
        {passengers.groups
          .filter(({ tours }) => tours.some((entry) => drawn.has(entry)))
          .map((group) => [
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
            ...group.tours
              .filter((entry) => drawn.has(entry))
              .map((entry) => (
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
  )
}

function Head(props: ComponentProps<'th'>) {
  return <th scope="col" role="columnheader" {...props} />
}

/** The number and name of each unit, as shown in rows. */
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
