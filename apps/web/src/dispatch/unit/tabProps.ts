import type { UnitResources, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { useUnitChange } from './useUnitChange.ts'

/** What every tab of the assignment dialog works with. */
export interface TabProps {
  /** What there is to choose from, over all days of the unit. */
  resources: UnitResources
  unit: VehicleUnit
  change: ReturnType<typeof useUnitChange>['change']
  busy: boolean
}
