import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { useChangeUnit } from './useChangeUnit.ts'

/** Handles a click in the dialog of a unit. */
export function useUnitChange(unit: VehicleUnit, reload: () => Promise<unknown>) {
  const { change, busy } = useChangeUnit({ reload })
  return {
    change: (decide: (answers: Answers) => Assignment, role?: OperatorRole) => change(unit, decide, role),
    busy,
  }
}
