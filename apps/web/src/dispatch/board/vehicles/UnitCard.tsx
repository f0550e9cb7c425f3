import { ActionIcon } from '@mantine/core'
import { shallowEqual } from '@mantine/hooks'
import { IconPencil, IconRoute, IconTrash } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { memo, useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { HandedOutMark } from '../../manifest/HandedOutMark.tsx'
import { manifestHref } from '../../manifest/manifestHref.ts'
import { manifestMessages } from '../../manifest/messages.ts'
import { messages } from '../../messages.ts'
import { people } from '../../people.ts'
import { SupplierTag } from '../../suppliers/SupplierTag.tsx'
import { UnitNumber } from '../../UnitNumber.tsx'
import { unitGaps } from '../../unitGaps.ts'
import { useVehicleDrop } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { useUnitName } from '../unitNames.ts'
import { useRefusal } from '../useRefusal.ts'
import styles from './UnitCard.module.css'
import { UnitFacts } from './UnitFacts.tsx'

/** What cards ask of the board; the functions never change, so they draw no card. */
export interface CardHands {
  edit: (unit: VehicleUnit) => void
  list: (unit: VehicleUnit) => void
  remove: (unit: VehicleUnit) => void
}

interface UnitCardProps {
  unit: VehicleUnit
  number: number
  /** The entries on board. */
  riders: readonly PurchasedTour[]
  /** What's being dragged. */
  party: readonly PurchasedTour[]
  /** The last version of its sheet that was handed out, and whether it's out of date. */
  version: number | undefined
  isChanged: boolean | undefined
  canWrite: boolean
  tabIndex: number
  hands: CardHands
}

/** A vehicle with its crew and load; orders can be dropped on it. Drawn only when something on it changes. */
export const UnitCard = memo(function UnitCard(props: UnitCardProps) {
  const { unit, number, riders, party, version, isChanged = false, canWrite, tabIndex, hands } = props
  const t = useText(boardMessages)
  const shared = useText(messages)
  const sheets = useText(manifestMessages)
  const name = useUnitName()(unit)
  const vehicle = unit.car || unit.externalCar ? name : t('numbered', { number })
  const refusal = useRefusal()
  const card = useRef<HTMLElement>(null)
  const isOver = useVehicleDrop(card, unit._id)
  const reason = party.length > 0 ? refusal(party, unit, riders) : null
  const lacks = unitGaps(unit, riders).length > 0 || riders.some(({ splitChanged }) => splitChanged)
  const onEdit = () => hands.edit(unit)

  return (
    <article
      ref={card}
      className={styles.card}
      aria-label={`${number} ${name}`}
      data-row={unit._id}
      data-lacks={lacks || undefined}
      data-fits={(party.length > 0 && reason === null) || undefined}
      data-refuses={reason !== null || undefined}
      data-over={isOver || undefined}
    >
      <header className={styles.head}>
        <UnitNumber number={number} />
        <Title name={name} tabIndex={tabIndex} onEdit={canWrite ? onEdit : undefined} />
        <span className={styles.actions}>
          <ActionIcon
            component={AppLink}
            href={`/manifest/${unit._id}?tab=stops`}
            size={26}
            data-stop="stops"
            tabIndex={tabIndex}
            aria-label={t('stops', { vehicle })}
          >
            <IconRoute size={15} stroke={1.6} />
          </ActionIcon>
          {canWrite && (
            <>
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
                onClick={() => hands.remove(unit)}
              >
                <IconTrash size={15} stroke={1.6} />
              </ActionIcon>
            </>
          )}
        </span>
      </header>
      <UnitFacts unit={unit} riders={riders} />
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
      {reason !== null && <p className={styles.reason}>{reason}</p>}
    </article>
  )
}, isSameCard)

function isSameCard({ riders, ...before }: UnitCardProps, { riders: now, ...after }: UnitCardProps): boolean {
  return shallowEqual(before, after) && shallowEqual(riders, now)
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
