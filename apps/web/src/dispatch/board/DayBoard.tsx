import { VisuallyHidden } from '@mantine/core'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { UnitDialog } from '../unit/UnitDialog.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardPage } from './BoardPage.tsx'
import styles from './DayBoard.module.css'
import { useDragged } from './dragging.ts'
import { PassengerPanel } from './PassengerPanel.tsx'
import { UnitCards } from './UnitCards.tsx'
import { UnitOrdersDialog } from './UnitOrdersDialog.tsx'
import { newVehicle, useBoard } from './useBoard.ts'

/** One tour on one day: who rides, and on which vehicle (CAL-06 to CAL-20). */
export function DayBoard({ date, tour }: { date: Day; tour: string }) {
  const board = useBoard(date, tour)
  const canWrite = useCan('dispatch.write')
  const [edited, setEdited] = useState<string | null>(null)
  const [listed, setListed] = useState<string | null>(null)
  const unitOf = (id: string | null) => board.units.find((unit) => unit._id === id)
  useDragged((ids, vehicle) => {
    const party = board.tours.filter((entry) => ids.includes(entry._id))
    const unit = unitOf(vehicle)
    if (vehicle === newVehicle) void board.putOnNew(party)
    else if (unit) void board.put(party, unit)
  })

  return (
    <BoardPage date={date} tour={tour} tours={board.day && board.tours}>
      <VisuallyHidden role="status">{board.announcement}</VisuallyHidden>
      <BoardFilters />
      {board.error ? (
        <ErrorState text={board.error} onRetry={board.retry} />
      ) : (
        <div className={styles.board} aria-busy={board.isOld} inert={board.isOld}>
          <PassengerPanel board={board} canWrite={canWrite} />
          <UnitCards board={board} canWrite={canWrite} onEdit={setEdited} onList={setListed} />
        </div>
      )}
      <UnitDialog board={board} unit={unitOf(edited)} onClose={() => setEdited(null)} />
      <UnitOrdersDialog
        board={board}
        unit={unitOf(listed)}
        canWrite={canWrite}
        onClose={() => setListed(null)}
      />
    </BoardPage>
  )
}
