import { dayRange } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { LazyRangeField } from '../kit/fields/LazyRangeField.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import type { Filter } from '../kit/filters/filter.ts'
import { operationsMessages } from './messages.ts'
import { type Dates, rangeInAddress, rangeOf, usualDates } from './operationsQuery.ts'

/** The filter of a list of orders by days; its chip is hidden for the usual range. */
export function useOrderDatesFilter(search: Dates): Filter<Dates> {
  const t = useText(operationsMessages)
  const today = useToday()
  const { startDate: from, endDate: to } = rangeOf(search, today)
  const isUsual = !search.dates && !search.startDate && !search.endDate
  const label = t('dates')
  return {
    label,
    field: (onChange) => (
      <LazyRangeField
        label={label}
        hidesLabel
        width={216}
        placeholder={t('allDates')}
        clearable={search.startDate !== undefined || search.endDate !== undefined}
        value={{ from, to }}
        onChange={(range) => onChange(rangeInAddress(range, today))}
        withPresets
      />
    ),
    chip: isUsual ? undefined : { name: label, value: from && to ? dayRange(from, to) : t('allDates') },
    off: usualDates,
  }
}
