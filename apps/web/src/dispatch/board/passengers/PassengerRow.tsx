// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as boxes may lose its roles
import { placeName } from '@tourdesk/domain/entries/place'
import { memo, useRef } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Code, LongText, Ratio } from '../../../kit/Isolated.tsx'
import { RowIconButton } from '../../../kit/table/RowIconButton.tsx'
import { keyOf, type Rider } from '../../riders.ts'
import { UnitNumber } from '../../UnitNumber.tsx'
import { type Party, usePartyDrag } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import styles from './PassengerTable.module.css'
import { CarIcon, GripIcon } from './rowIcons.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SplitChanged } from './SplitChanged.tsx'

/** The list's functions for its rows; they never change, so they cause no redraw. */
export interface RowHands {
  partyOf: (entry: Rider) => Party
  toggle: (entry: Rider, withShift: boolean) => void
  toggleMenu: (entry: Rider) => void
  split: (entry: Rider) => void
}

interface PassengerRowProps {
  entry: Rider
  /** The number and name of its unit, if it's on one. */
  number: number | undefined
  vehicle: string | undefined
  isSelected: boolean
  isMenuOpen: boolean
  isDragged: boolean
  canWrite: boolean
  tabIndex: number
  hands: RowHands
}

/** A purchased tour or part of its party, to drag or assign. Redrawn only when something on it changes. */
export const PassengerRow = memo(function PassengerRow(props: PassengerRowProps) {
  const { entry, number, vehicle, isSelected, isMenuOpen, isDragged, canWrite, tabIndex, hands } = props
  const t = useText(boardMessages)
  const language = useLabel(languageLabels)
  const groupType = useLabel(groupTypeLabels)
  const row = useRef<HTMLTableRowElement>(null)
  const order = entry.orderNumber
  usePartyDrag(row, () => hands.partyOf(entry), !canWrite)
  return (
    <tr
      ref={row}
      role="row"
      className={styles.row}
      data-entry={keyOf(entry)}
      data-row={keyOf(entry)}
      data-selected={isSelected || undefined}
      data-assigned={entry.tourCarId !== null || undefined}
      data-dragged={isDragged || undefined}
    >
      {canWrite && (
        <td role="cell" className={styles.box}>
          <span className={`quiet row justifyEnd ${styles.handle}`}>
            <GripIcon />
            <SelectBox
              label={t('select', { order })}
              state={isSelected}
              tabIndex={tabIndex}
              onToggle={(withShift) => hands.toggle(entry, withShift)}
            />
          </span>
        </td>
      )}
      <td role="cell" className={styles.order}>
        <AppLink
          href={`/operations?order=${entry.orderId}`}
          draggable={false}
          data-opener
          data-stop="open"
          tabIndex={tabIndex}
        >
          <Code>{order}</Code>
        </AppLink>
      </td>
      <td role="cell" className={styles.customer}>
        <LongText>{entry.customer}</LongText>
        {entry.notes && (
          <span className={styles.notes} dir="auto" title={entry.notes}>
            {entry.notes}
          </span>
        )}
      </td>
      <td role="cell" data-align="end" className={styles.people}>
        {entry.whole ? (
          <span title={t('partOf', { part: entry.headCount, people: entry.whole.headCount })}>
            <Ratio part={entry.headCount} whole={entry.whole.headCount} />
          </span>
        ) : (
          entry.headCount
        )}
        {entry.splitChanged && (
          <SplitChanged
            order={order}
            tabIndex={tabIndex}
            onSplit={canWrite ? () => hands.split(entry) : undefined}
          />
        )}
      </td>
      <td role="cell" className={styles.place}>
        <LongText>{entry.pickup ? placeName(entry.pickup) : ''}</LongText>
      </td>
      <td role="cell" className={styles.language}>
        {entry.language && language(entry.language)}
        {entry.group_type && (
          <span className={styles.groupBelow} title={groupType(entry.group_type)}>
            {groupType(entry.group_type)}
          </span>
        )}
      </td>
      <td role="cell" className={styles.groupType}>
        {entry.group_type && groupType(entry.group_type)}
      </td>
      <td role="cell" className={styles.vehicle}>
        {number !== undefined && (
          <span className={styles.unit} title={vehicle}>
            <UnitNumber number={number} />
            <bdi className="cut">{vehicle}</bdi>
          </span>
        )}
      </td>
      {canWrite && (
        <td role="cell" className={styles.assign}>
          <RowIconButton
            data-stop="assign"
            tabIndex={tabIndex}
            aria-label={t('assignOrder', { order })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            title={t('assignTo')}
            onClick={() => hands.toggleMenu(entry)}
          >
            <CarIcon />
          </RowIconButton>
        </td>
      )}
    </tr>
  )
})
