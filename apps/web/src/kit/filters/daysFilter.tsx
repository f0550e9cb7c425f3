import type { Day } from '@tourdesk/domain/calendar'
import { days } from '../../i18n/format.ts'
import { RangeField } from '../fields/RangeField.tsx'
import type { Filter } from './filter.ts'

interface DaysFilterProps {
  label: string
  /** Shown while nothing is chosen. */
  allLabel: string
  value: { startDate?: Day | undefined; endDate?: Day | undefined }
}

/** A filter for a range of days, in `startDate` and `endDate`; none chosen means all. */
export function daysFilter({
  label,
  allLabel,
  value: { startDate, endDate },
}: DaysFilterProps): Filter<{ startDate?: Day | undefined; endDate?: Day | undefined }> {
  const chosen = startDate ? days(startDate, endDate) : endDate && `– ${days(endDate, undefined)}`
  return {
    label,
    field: (change) => (
      <RangeField
        label={label}
        hidesLabel
        width={216}
        placeholder={allLabel}
        clearable={chosen !== undefined}
        value={{ ...(startDate && { from: startDate }), ...(endDate && { to: endDate }) }}
        onChange={({ from, to }) => change({ startDate: from, endDate: to })}
        withPresets
      />
    ),
    chip: chosen === undefined ? undefined : { name: label, value: chosen },
    off: { startDate: undefined, endDate: undefined },
  }
}
