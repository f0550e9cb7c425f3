import type { VehicleUnit } from '@tourdesk/contract/dispatch'
import type { Board } from '../board/useBoard.ts'
import type { useUnitChange } from './useUnitChange.ts'

/** What every tab of the assignment dialog works with. */
export interface TabProps {
  board: Board
  unit: VehicleUnit
  change: ReturnType<typeof useUnitChange>['change']
  busy: boolean
}
