import { VisuallyHidden } from '@mantine/core'
import { type Day, dayIn, timeIn } from '@tourdesk/domain/calendar'
import { minutesInto } from '@tourdesk/domain/dispatch/stops/stopTime'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { type ShownHours, shareOf } from './placeOf.ts'
import styles from './timeline.module.css'
import { timelineMessages } from './timelineMessages.ts'

/** The time of day, as a line over today's rows. */
export function NowLine({ date, hours }: { date: Day; hours: ShownHours }) {
  const t = useText(timelineMessages)
  const now = useMinute()
  const time = timeIn(now)
  const minutes = minutesInto(time)
  if (dayIn(now) !== date || minutes < hours.from * 60 || minutes > hours.until * 60) return null
  return (
    <div className={styles.lines}>
      <span className={styles.now} style={{ insetInlineStart: `${shareOf(minutes, hours)}%` }}>
        <VisuallyHidden>{t('now', { time })}</VisuallyHidden>
      </span>
    </div>
  )
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
