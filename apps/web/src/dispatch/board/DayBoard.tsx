import { VisuallyHidden } from '@mantine/core'
import type { Day } from '@tourdesk/domain/calendar'
import { useCan } from '../../app/session.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useRestLater } from '../../kit/useRestLater.ts'
import { useHandedOut } from '../manifest/useHandedOut.ts'
import { keyOf } from '../riders.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardPage } from './BoardPage.tsx'
import { BoardChecks } from './checks/BoardChecks.tsx'
import styles from './DayBoard.module.css'
import { useDrops } from './dragging.ts'
import { LazyBoardDialogs } from './LazyBoardDialogs.tsx'
import { PassengerPanel } from './passengers/PassengerPanel.tsx'
import { useOpenParty } from './split/useOpenParty.ts'
import { newVehicle, useBoard } from './useBoard.ts'
import { UnitCards } from './vehicles/UnitCards.tsx'
import { useOpenUnit } from './vehicles/useOpenUnit.ts'

/** One tour on one day: who rides on which vehicle. */
export function DayBoard({ date, tour }: { date: Day; tour: string }) {
  const board = useBoard(date, tour)
  const canWrite = useCan('dispatch.write')
  const edited = useOpenUnit(board)
  const crewed = useOpenUnit(board)
  const listed = useOpenUnit(board)
  const split = useOpenParty(board)
  const isWhole = useRestLater(board.day !== undefined)
  const handedOut = useHandedOut(date, tour)
  useDrops((ids, vehicle) => {
    const party = board.tours.filter((rider) => ids.includes(keyOf(rider)))
    const unit = board.units.find(({ _id }) => _id === vehicle)
    if (vehicle === newVehicle) void board.putOnNew(party)
    else if (unit) void board.put(party, unit)
  })

  return (
    <BoardPage date={date} tour={tour} tours={board.day && !board.isOld ? board.tours : undefined}>
      <VisuallyHidden role="status">{board.announcement}</VisuallyHidden>
      <BoardChecks key={`${date} ${tour}`} board={board} tour={tour} />
      <BoardFilters />
      {board.error ? (
        <ErrorState text={board.error} onRetry={board.retry} />
      ) : (
        <div className={styles.board} aria-busy={board.isOld} inert={board.isOld}>
          <PassengerPanel board={board} canWrite={canWrite} isWhole={isWhole} onSplit={split.open} />
          <UnitCards
            board={board}
            handedOut={handedOut}
            canWrite={canWrite}
            isWhole={isWhole}
            onEdit={edited.open}
            onCrew={crewed.open}
            onList={listed.open}
          />
        </div>
      )}
      {isWhole && (
        <LazyBoardDialogs
          board={board}
          canWrite={canWrite}
          edited={edited}
          crewed={crewed}
          listed={listed}
          split={split}
        />
      )}
    </BoardPage>
  )
}
