import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import { countsOf } from '@tourdesk/domain/departures/capacity/capacityRule'
import type { Selectable } from 'kysely'
import type { CapacityRules } from '../../schema/dispatch.ts'

/** A stored rule as its form's fields. */
export function toForm(row: Selectable<CapacityRules>) {
  return {
    tour: row.tour_id,
    group_type: row.group_type,
    language: row.language,
    weekdays: row.weekdays,
    startDate: row.start_date,
    endDate: row.end_date,
    mode: row.mode,
    places: row.places,
    alertAt: row.alert_at,
  }
}

/** The contract's shape of a rule. */
export function presentCapacityRule(row: Selectable<CapacityRules> & { tour_name: string }): CapacityRule {
  return {
    _id: row.id,
    ...toForm(row),
    tour: { _id: row.tour_id, name: row.tour_name },
    counts: countsOf(row),
    updatedAt: row.updated_at.toISOString(),
  }
}
