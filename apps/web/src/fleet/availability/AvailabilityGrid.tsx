import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { useMemo, useState } from 'react'
import { formDay, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './availability.module.css'
import { GridLine } from './GridLine.tsx'
import type { Days } from './gridDays.ts'
import type { GridRow } from './gridRow.ts'
import { isWeekend } from './isWeekend.ts'
import { availabilityMessages } from './messages.ts'
import { useCellSelection } from './useCellSelection.ts'

interface AvailabilityGridProps {
  /** Shown above the names. */
  head: string
  rows: readonly GridRow[]
  days: Days
  today: Day
  /** True while other days are loading. */
  busy: boolean
  onPick: (row: GridRow, startDate: Day, endDate: Day) => void
}

/** The days of all rows; select some with a click, by dragging, or with the arrow keys, Shift and Enter. */
export function AvailabilityGrid({ head, rows, days, today, busy, onPick }: AvailabilityGridProps) {
  const t = useText(availabilityMessages)
  const { language } = useLanguage()
  const shown = useMemo(() => daysFrom(days.startDate, days.endDate), [days])
  const [focused, setFocused] = useState<{ row: string; day: Day } | null>(null)
  const selection = useCellSelection(rows, onPick)
  const isFocusShown = focused && shown.includes(focused.day) && rows.some(({ _id }) => _id === focused.row)
  const entry = isFocusShown ? focused : { row: rows[0]?._id, day: shown[0] }

  return (
    <div className={styles.frame} aria-busy={busy}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid */}
      <table className={styles.grid} aria-label={t('grid')} role="grid" data-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles.names}>
              {head}
            </th>
            {shown.map((day) => (
              <th
                key={day}
                scope="col"
                data-today={day === today || undefined}
                data-weekend={isWeekend(day) || undefined}
                title={formDay(day)}
              >
                <span>{weekday(day, language, 'short')}</span>
                <b>{Number(day.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...selection.handlers}>
          {rows.map((row) => (
            <GridLine
              key={row._id}
              row={row}
              days={shown}
              today={today}
              entryDay={entry.row === row._id ? entry.day : undefined}
              selected={selection.of(row._id)}
              onFocus={setFocused}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
