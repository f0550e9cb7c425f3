import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import { useMemo, useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { confirmDelete } from '../../../kit/dialog/confirm.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { useSteady } from '../../../kit/useSteady.ts'
import { keyOf, type Rider } from '../../riders.ts'
import { useOneTabStop } from '../../useOneTabStop.ts'
import { focusList } from '../boardFocus.ts'
import { useDragged, useScrollWhileDragging, useVehicleDrop } from '../dragging.ts'
import { boardMessages } from '../messages.ts'
import { type Board, newVehicle } from '../useBoard.ts'
import { useKeepFocus } from '../useKeepFocus.ts'
import { UnderWayCard } from './UnderWayCard.tsx'
import { UnitCard } from './UnitCard.tsx'
import styles from './UnitCards.module.css'
import { useEditKey } from './useEditKey.ts'
import { useFocusWhenThere } from './useFocusWhenThere.ts'

interface UnitCardsProps {
  board: Board
  /** The last handed-out version of each unit's sheet. */
  handedOut: ReadonlyMap<string, HandedOut>
  canWrite: boolean
  /** Draws all cards, not only those that fit on the screen. */
  isWhole: boolean
  onEdit: (unit: string) => void
  onCrew: (unit: string) => void
  onList: (unit: string) => void
}

/** Cards drawn at first: more than fit on a large screen. */
const firstCards = 16

const nobody: Rider[] = []

/** The departure's vehicles, and a button for another one. */
export function UnitCards({ board, handedOut, canWrite, isWhole, onEdit, onCrew, onList }: UnitCardsProps) {
  const t = useText(boardMessages)
  const part = useRef<HTMLDivElement>(null)
  const dragged = useDragged()
  useScrollWhileDragging(part)
  useKeepFocus(part, board.units)
  const stops = useOneTabStop(board.units.map(({ _id }) => _id))
  const focusWhenThere = useFocusWhenThere(board.units)
  useEditKey(board.units, canWrite ? onEdit : undefined)
  useKeys([{ keys: 'v', label: t('keyVehicles'), run: () => focusList(part.current) }])
  const party = useMemo(
    () => (dragged.length === 0 ? nobody : board.tours.filter((rider) => dragged.includes(keyOf(rider)))),
    [dragged, board.tours],
  )
  const riders = Map.groupBy(board.tours, ({ tourCarId }) => tourCarId)
  const remove = async (unit: VehicleUnit) => {
    if (await confirmDelete(t('deleteQuestion'))) void board.removeUnit.run(unit)
  }
  const hands = useSteady({
    edit: (unit: VehicleUnit) => onEdit(unit._id),
    crew: (unit: VehicleUnit) => onCrew(unit._id),
    list: (unit: VehicleUnit) => onList(unit._id),
    remove: (unit: VehicleUnit) => void remove(unit),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling part needs a name and to be focusable
    <div
      ref={part}
      className={`${styles.scroll} printsWhole`}
      role="region"
      aria-label={t('vehicles')}
      tabIndex={0}
    >
      <div className={styles.cards} {...stops.listProps}>
        {(isWhole ? board.units : board.units.slice(0, firstCards)).map((unit, index) => (
          <UnitCard
            key={unit._id}
            unit={unit}
            number={index + 1}
            riders={riders.get(unit._id) ?? nobody}
            party={party}
            version={handedOut.get(unit._id)?.version}
            isChanged={handedOut.get(unit._id)?.isChanged}
            canWrite={canWrite}
            tabIndex={stops.tabIndexOf(unit._id)}
            hands={hands}
          />
        ))}
        {board.underWay.map((running) => (
          <UnderWayCard key={running.key} date={board.date} party={running} />
        ))}
        {canWrite && board.day && (
          <AddCard board={board} isDragging={party.length > 0} onAdded={focusWhenThere} />
        )}
      </div>
    </div>
  )
}

interface AddCardProps {
  board: Board
  isDragging: boolean
  onAdded: (unit: string, from: Element | null) => void
}

function AddCard({ board, isDragging, onAdded }: AddCardProps) {
  const t = useText(boardMessages)
  const card = useRef<HTMLButtonElement>(null)
  const isOver = useVehicleDrop(card, newVehicle)
  async function add() {
    const from = document.activeElement
    const unit = await board.addUnit.run()
    if (unit) onAdded(unit._id, from)
  }
  useKeys([{ keys: 'shift+n', label: t('keyAdd'), run: () => void add() }])
  return (
    <UnstyledButton
      ref={card}
      className={styles.add}
      aria-label={t('addVehicle')}
      data-fits={isDragging || undefined}
      data-over={isOver || undefined}
      aria-busy={board.addUnit.busy}
      onClick={() => void add()}
    >
      <IconPlus size={20} stroke={1.6} aria-hidden />
      {isDragging ? t('dropHere') : t('addVehicle')}
    </UnstyledButton>
  )
}
