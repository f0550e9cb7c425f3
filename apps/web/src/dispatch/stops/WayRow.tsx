import { IconAlertTriangle } from '@tabler/icons-react'
import { type Drives, neededMinutes } from '@tourdesk/domain/dispatch/stops/drives'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { minutesBetween } from '@tourdesk/domain/dispatch/stops/stopTime'
import { useText } from '../../i18n/useText.ts'
import styles from './stops.module.css'
import { stopsMessages } from './stopsMessages.ts'

/** The drive from a stop to the next: about how long it takes, and a warning if there's too little time. */
export function WayRow({ from, to, drives }: { from: Stop; to: Stop; drives: Drives }) {
  const t = useText(stopsMessages)
  const needed = neededMinutes(from, to, drives)
  const between = from.time && to.time ? minutesBetween(from.time, to.time) : null
  const isShort = between !== null && between < (needed ?? 0)
  if (needed === null && !isShort) return null
  return (
    <div className={styles.way}>
      {needed !== null && <span>{t('about', { minutes: needed })}</span>}
      {isShort && (
        <span className="inlineRow gap4 orange">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          {between < 0 ? t('backwards') : between === 0 ? t('sameTime') : t('tooShort', { count: between })}
        </span>
      )}
    </div>
  )
}
