import { CrewDialog } from '../replies/CrewDialog.tsx'
import { UnitDialog } from '../unit/UnitDialog.tsx'
import { SplitDialog } from './split/SplitDialog.tsx'
import type { useOpenParty } from './split/useOpenParty.ts'
import type { Board } from './useBoard.ts'
import { UnitOrdersDialog } from './vehicles/UnitOrdersDialog.tsx'
import type { useOpenUnit } from './vehicles/useOpenUnit.ts'

export interface BoardDialogsProps {
  board: Board
  canWrite: boolean
  /** What's open over the board: a vehicle unit, its crew, its orders, or a party to split. */
  edited: ReturnType<typeof useOpenUnit>
  crewed: ReturnType<typeof useOpenUnit>
  listed: ReturnType<typeof useOpenUnit>
  split: ReturnType<typeof useOpenParty>
}

/** The dialogs of the board; one may be opened before they're loaded. */
export function BoardDialogs({ board, canWrite, edited, crewed, listed, split }: BoardDialogsProps) {
  return (
    <>
      <UnitDialog unit={edited.unit} tours={board.tours} reload={board.reload} onClose={edited.close} />
      <CrewDialog unit={crewed.unit} onClose={crewed.close} />
      <UnitOrdersDialog
        board={board}
        unit={listed.unit}
        canWrite={canWrite}
        onSplit={split.open}
        onClose={listed.close}
      />
      <SplitDialog board={board} party={split.party} onClose={split.close} />
    </>
  )
}
