import { IconDeviceMobile, IconPencil, IconRoute, IconTrash } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { memo } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { RowIconButton, RowIconLink } from '../../../kit/table/RowIconButton.tsx'
import { HandedOutMark } from '../../manifest/HandedOutMark.tsx'
import { manifestMessages } from '../../manifest/messages.ts'
import { manifestHref } from '../../manifestHref.ts'
import { messages } from '../../messages.ts'
import { people } from '../../people.ts'
import { SupplierTag } from '../../suppliers/SupplierTag.tsx'
import { UnitNumber } from '../../UnitNumber.tsx'
import { boardMessages } from '../messages.ts'
import { hasSameRiders } from './hasSameRiders.ts'
import styles from './UnitCard.module.css'
import { UnitFacts } from './UnitFacts.tsx'

/** The board's functions for its cards; they never change, so they cause no redraw. */
export interface CardHands {
  edit: (unit: VehicleUnit) => void
  crew: (unit: VehicleUnit) => void
  list: (unit: VehicleUnit) => void
  remove: (unit: VehicleUnit) => void
}

export interface UnitCardContentsProps {
  unit: VehicleUnit
  number: number
  name: string
  /** The entries on board. */
  riders: readonly PurchasedTour[]
  /** The last version of its sheet that was handed out, and whether it's out of date. */
  version: number | undefined
  isChanged: boolean | undefined
  canWrite: boolean
  tabIndex: number
  hands: CardHands
}

/** Everything inside a card. Dragging over the board redraws only the frames of cards. */
export const UnitCardContents = memo(function UnitCardContents(props: UnitCardContentsProps) {
  const { unit, number, name, riders, version, isChanged = false, canWrite, tabIndex, hands } = props
  const t = useText(boardMessages)
  const shared = useText(messages)
  const sheets = useText(manifestMessages)
  const vehicle = unit.car || unit.externalCar ? name : t('numbered', { number })
  const onEdit = () => hands.edit(unit)
  return (
    <>
      <header className="row shrinks gap6">
        <UnitNumber number={number} />
        <Title name={name} tabIndex={tabIndex} onEdit={canWrite ? onEdit : undefined} />
        <span className={styles.actions}>
          <RowIconLink
            href={`/manifest/${unit._id}?tab=stops`}
            data-stop="stops"
            tabIndex={tabIndex}
            aria-label={t('stops', { vehicle })}
          >
            <IconRoute size={15} stroke={1.6} />
          </RowIconLink>
          {unit.replies.length > 0 && (
            <RowIconButton
              data-stop="crew"
              tabIndex={tabIndex}
              aria-label={t('crew', { vehicle })}
              onClick={() => hands.crew(unit)}
            >
              <IconDeviceMobile size={15} stroke={1.6} />
            </RowIconButton>
          )}
          {canWrite && (
            <>
              <RowIconButton
                data-stop="edit"
                tabIndex={tabIndex}
                aria-label={t('edit', { vehicle })}
                onClick={onEdit}
              >
                <IconPencil size={15} stroke={1.6} />
              </RowIconButton>
              <RowIconButton
                data-stop="remove"
                tabIndex={tabIndex}
                aria-label={t('remove', { vehicle })}
                onClick={() => hands.remove(unit)}
              >
                <IconTrash size={15} stroke={1.6} />
              </RowIconButton>
            </>
          )}
        </span>
      </header>
      <UnitFacts unit={unit} riders={riders} date={unit.date} tabIndex={tabIndex} />
      <AppLink
        href={manifestHref(unit._id, unit.date)}
        className={styles.sheet}
        data-stop="sheet"
        tabIndex={tabIndex}
      >
        {version === undefined ? sheets('sheet') : <HandedOutMark version={version} isChanged={isChanged} />}
        {unit.externalCar && <SupplierTag state={unit.supplierState} />}
      </AppLink>
      <button
        type="button"
        className={styles.riders}
        data-stop={canWrite ? 'riders' : 'open'}
        tabIndex={tabIndex}
        onClick={() => hands.list(unit)}
      >
        <span>{shared('orders', { count: riders.length })}</span>
        <span>{shared('participants', { count: people(riders) })}</span>
      </button>
    </>
  )
}, hasSameRiders)

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
