import type { Day } from '@tourdesk/domain/calendar'
import { days } from '../../i18n/format.ts'
import { LazyRangeField } from '../fields/LazyRangeField.tsx'
import type { Filter } from './filter.ts'

interface Days {
  startDate?: Day | undefined
  endDate?: Day | undefined
}

interface DaysFilterProps<Change> {
  label: string
  /** Shown while nothing is chosen. */
  allLabel: string
  value: Days
  change: (days: Days) => Change
}

/** A filter for a range of days; none chosen means all. */
export function daysFilter<Change>({
  label,
  allLabel,
  value: { startDate, endDate },
  change,
}: DaysFilterProps<Change>): Filter<Change> {
  const chosen = startDate ? days(startDate, endDate) : endDate && `– ${days(endDate, undefined)}`
  return {
    label,
    field: (onChange) => (
      <LazyRangeField
        label={label}
        hidesLabel
        width={216}
        placeholder={allLabel}
        clearable={chosen !== undefined}
        value={{ ...(startDate && { from: startDate }), ...(endDate && { to: endDate }) }}
        onChange={({ from, to }) => onChange(change({ startDate: from, endDate: to }))}
        withPresets
      />
    ),
    chip: chosen === undefined ? undefined : { name: label, value: chosen },
    off: change({ startDate: undefined, endDate: undefined }),
  }
}
