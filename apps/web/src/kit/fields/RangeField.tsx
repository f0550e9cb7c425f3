import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import type { Day } from '@tourdesk/domain/calendar'
import { daysOfRange, type RelativeRange } from '@tourdesk/domain/relativeRange'
import { rangeLabels } from '@tourdesk/words/rangeWords'
import { useState } from 'react'
import { common } from '../../i18n/common.ts'
import { day, dayRange, formDay } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { calendarProps, markOf, useCalendarWords } from './calendarProps.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'
import { useToday } from './useToday.ts'

export interface Range {
  from?: Day
  to?: Day
}

export interface RangeFieldProps extends FieldProps {
  value: Range
  /** Called with both days or neither, never with half a range. */
  onChange: (value: Range) => void
  min?: Day
  max?: Day
  /** Offers presets, from yesterday and last month to the coming days and this year. */
  withPresets?: boolean
  clearable?: boolean
  /** Shows `D/M/YYYY`, like the catalogue's forms. */
  short?: boolean
}

const offeredRanges = [
  'yesterday',
  'today',
  'tomorrow',
  'last_7_days',
  'next_7_days',
  'next_30_days',
  'last_month',
  'this_month',
  'this_year',
] as const satisfies RelativeRange[]

/** A range of days in one month's calendar, shown as `DD/MM/YYYY`. Clicking a day twice takes that day. */
export function RangeField({
  value,
  onChange,
  min,
  max,
  withPresets,
  clearable = true,
  short,
  ...rest
}: RangeFieldProps) {
  const t = useText(common)
  const rangeLabel = useLabel(rangeLabels)
  const words = useCalendarWords()
  const today = useToday()
  const shown = short ? formDay : day
  const [started, setStarted] = useState<Day | null>(null)
  const presets = offeredRanges.map((range) => {
    const { startDate, endDate } = daysOfRange(range, today)
    return { value: [startDate, endDate] as [Day, Day], label: rangeLabel(range) }
  })
  return (
    <DatePickerInput
      {...toMantine(rest)}
      {...(rest.hidesLabel && { 'aria-label': nameOf(rest, value, shown) })}
      {...calendarProps(rest.label, words)}
      type="range"
      allowSingleDateInRange
      valueFormatter={({ date }) => textOf(date, shown)}
      leftSection={<IconCalendar size={16} stroke={1.6} />}
      leftSectionPointerEvents="none"
      value={started ? [started, null] : [value.from ?? null, value.to ?? null]}
      onChange={([from, to]) => {
        setStarted(from && !to ? from : null)
        if (from && to) onChange({ from, to })
        else if (!from) onChange({})
      }}
      onDropdownClose={() => setStarted(null)}
      minDate={min}
      maxDate={max}
      presets={withPresets ? presets : undefined}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
      getDayProps={(each) => markOf(each, today)}
    />
  )
}

/** The button's text: both days, or the first while the second is being chosen. */
function textOf(dates: unknown, shown: (day: Day) => string): string {
  const [from, to] = Array.isArray(dates) ? (dates as (Day | null)[]) : []
  if (from && to) return dayRange(from, to, shown)
  return from ? `${shown(from)} –` : ''
}

/** The button shows the days or its placeholder, so its accessible name has them too. */
function nameOf(
  { label, placeholder }: FieldProps,
  { from, to }: Range,
  shown: (day: Day) => string,
): string {
  const text = from && to ? dayRange(from, to, shown) : placeholder
  return text ? `${label}: ${text}` : label
}
