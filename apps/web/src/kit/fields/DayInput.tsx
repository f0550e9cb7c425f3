import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type Day, isDay } from '@tourdesk/domain/calendar'
import type { Ref } from 'react'
import { common } from '../../i18n/common.ts'
import { formDay } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { calendarProps, markOf, useCalendarWords } from './calendarProps.ts'
import styles from './DayInput.module.css'
import { type FieldProps, toMantine } from './fieldProps.ts'
import { useToday } from './useToday.ts'

export interface DayInputProps extends FieldProps {
  value: Day | null
  onChange: (value: Day | null) => void
  /** Which days are disabled. */
  isBlocked?: (day: Day) => boolean
  /** A day's text on hover, such as why it's disabled. */
  titleOf?: (day: Day) => string | undefined
  /** A few characters under a day's number. */
  noteOf?: (day: Day) => string | undefined
  /** Called with the first day of a month that people turn to. */
  onMonth?: (day: Day) => void
  min?: Day
  max?: Day
  /** The focused day when the calendar opens with nothing chosen. */
  opensAt?: Day
  clearable?: boolean
  inputRef?: Ref<HTMLButtonElement>
}

/** A field for one calendar day, shown as `D/M/YYYY`. */
export function DayInput({
  value,
  onChange,
  isBlocked,
  titleOf,
  noteOf,
  onMonth,
  min,
  max,
  opensAt,
  clearable,
  inputRef,
  ...rest
}: DayInputProps) {
  const t = useText(common)
  const words = useCalendarWords()
  const today = useToday()
  return (
    <DatePickerInput
      {...toMantine(rest)}
      {...(rest.hidesLabel && {
        'aria-label': [rest.label, value && formDay(value)].filter(Boolean).join(' '),
      })}
      {...calendarProps(rest.label, words)}
      ref={inputRef}
      valueFormat="D/M/YYYY"
      leftSection={<IconCalendar size={16} stroke={1.6} />}
      leftSectionPointerEvents="none"
      value={value && isDay(value) ? value : null}
      onChange={onChange}
      excludeDate={isBlocked}
      onDateChange={onMonth}
      renderDay={noteOf && ((day) => <DayWithNote day={day} note={noteOf(day)} />)}
      getDayProps={(day) => ({
        title: titleOf?.(day),
        ...markOf(day, today),
        'data-autofocus': day === (value || opensAt) || undefined,
      })}
      onBlur={undefined}
      onDropdownClose={rest.onBlur}
      minDate={min}
      maxDate={max}
      defaultDate={opensAt ?? min}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
    />
  )
}

function DayWithNote({ day, note }: { day: Day; note: string | undefined }) {
  const number = Number(day.slice(8))
  if (!note) return number
  return (
    <span className={styles.noted}>
      {number}
      <small className={styles.note}>{note}</small>
    </span>
  )
}
