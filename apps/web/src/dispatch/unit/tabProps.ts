import type { UnitResources, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { useUnitChange } from './useUnitChange.ts'

/** The props of every tab in the assignment dialog. */
export interface TabProps {
  /** The cars, suppliers and people to choose from, with their state over all days of the unit. */
  resources: UnitResources
  unit: VehicleUnit
  change: ReturnType<typeof useUnitChange>['change']
  busy: boolean
}
