import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { type Day, isWithin } from '@tourdesk/domain/calendar'
import { memo } from 'react'
import { formDay, weekday } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { availabilityLabels } from '../../i18n/vocabulary/fleet.ts'
import styles from './availability.module.css'
import type { Days } from './gridDays.ts'
import { type GridRow, rangeOn } from './gridRow.ts'
import { isWeekend } from './isWeekend.ts'
import { availabilityMessages } from './messages.ts'
import { ownDaysIcon, statusIcons } from './statusIcons.tsx'

interface GridLineProps {
  row: GridRow
  days: readonly Day[]
  today: Day
  /** The day that Tab focuses, if it's in this row. */
  entryDay: Day | undefined
  selected: Days | null
  onFocus: (cell: { row: string; day: Day }) => void
}

/** The days of one car or operator. */
export const GridLine = memo(function GridLine({
  row,
  days,
  today,
  entryDay,
  selected,
  onFocus,
}: GridLineProps) {
  const describe = useDescription()
  return (
    <tr data-row={row._id}>
      <th scope="row" className={styles.names}>
        <bdi>{row.name}</bdi>
        <bdi className="quiet">{row.note}</bdi>
      </th>
      {days.map((day) => {
        const range = rangeOn(row, day)
        const text = describe(row.name, day, range)
        return (
          <td
            key={day}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus
            role="gridcell"
            tabIndex={day === entryDay ? 0 : -1}
            aria-label={text}
            title={text}
            aria-selected={selected !== null && isWithin(day, selected.startDate, selected.endDate)}
            data-day={day}
            data-status={range?.status}
            data-away={isAway(range) || undefined}
            data-starts={range?.startDate === day || undefined}
            data-today={day === today || undefined}
            data-weekend={isWeekend(day) || undefined}
            onFocus={() => onFocus({ row: row._id, day })}
          >
            {range && <Sign range={range} />}
          </td>
        )
      })}
    </tr>
  )
})

function Sign({ range }: { range: AvailabilityRange }) {
  const Icon = range.isOwn ? ownDaysIcon : statusIcons[isAway(range) ? 'unavailable' : range.status]
  const hasNotes = range.notes !== '' && range.status !== 'assigned'
  return (
    <span className={styles.sign} data-notes={hasNotes || undefined} aria-hidden>
      <Icon size={16} stroke={1.8} />
    </span>
  )
}

/** True for an assignment whose person or car was marked as unavailable on its days. */
function isAway(range: AvailabilityRange | null): boolean {
  return range?.isUnavailable === true
}

function useDescription() {
  const t = useText(availabilityMessages)
  const { language } = useLanguage()
  const label = useLabel(availabilityLabels)
  const statusOf = (range: AvailabilityRange | null) => {
    if (range?.isOwn) return t('own')
    return isAway(range) ? t('assignedAway') : label(range?.status ?? 'available')
  }
  return (name: string, day: Day, range: AvailabilityRange | null): string => {
    const cell = {
      name,
      weekday: weekday(day, language),
      day: formDay(day),
      status: statusOf(range),
    }
    return range?.notes ? t('cellWithNotes', { ...cell, notes: range.notes }) : t('cell', cell)
  }
}
