import { placeName } from '@tourdesk/domain/entries/place'
import { useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { RowIconButton } from '../../../kit/table/RowIconButton.tsx'
import { usePartyDrag } from '../../board/dragging.ts'
import { boardMessages } from '../../board/messages.ts'
import { AssignMenu } from '../../board/passengers/AssignMenu.tsx'
import { CarIcon } from '../../board/passengers/rowIcons.tsx'
import { usePartyName } from '../../board/unitNames.ts'
import { type Board, newVehicle } from '../../board/useBoard.ts'
import { keyOf, type Rider } from '../../riders.ts'
import styles from './assign.module.css'

interface WaitingPartyProps {
  board: Board
  rider: Rider
  isMenuOpen: boolean
  onMenu: (isOpen: boolean) => void
  /** Called with the id of a vehicle unit, or `newVehicle`. */
  onPick: (unit: string) => void
  onSplit: () => void
}

/** A party without a vehicle, to drag onto one of its departure, or to assign by its menu. */
export function WaitingParty({ board, rider, isMenuOpen, onMenu, onPick, onSplit }: WaitingPartyProps) {
  const t = useText(boardMessages)
  const row = useRef<HTMLLIElement>(null)
  const partyName = usePartyName()
  usePartyDrag(row, () => ({ ids: [keyOf(rider)], name: partyName([rider]) }), false)
  const { orderNumber: order, orderId, customer, headCount, pickup } = rider
  return (
    <li ref={row} className={styles.party} data-party={keyOf(rider)}>
      <AppLink href={`/operations?order=${orderId}`} draggable={false}>
        <Code>{order}</Code>
      </AppLink>
      <Name>{customer}</Name>
      <span className="tabular textEnd">{headCount}</span>
      <span className={`quiet ${styles.place}`}>{pickup && <Name>{placeName(pickup)}</Name>}</span>
      <AssignMenu
        board={board}
        party={[rider]}
        opened={isMenuOpen}
        onChange={onMenu}
        onPick={(unit) => onPick(unit === newVehicle ? newVehicle : unit._id)}
        onSplit={onSplit}
      >
        <RowIconButton
          aria-label={t('assignOrder', { order })}
          title={t('assignOrder', { order })}
          data-assign
          onClick={() => onMenu(!isMenuOpen)}
        >
          <CarIcon />
        </RowIconButton>
      </AssignMenu>
    </li>
  )
}
