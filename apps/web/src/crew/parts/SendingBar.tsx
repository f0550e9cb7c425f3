import { IconCheck, IconClock, IconCloudOff } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { useCrew } from '../useCrew.ts'
import styles from './CrewFrame.module.css'

/** Says that the phone is offline, and how many taps are pending. */
export function SendingBar() {
  const t = useText(crewMessages)
  const { isOffline, taps, couldNotKeep } = useCrew()
  const count = taps.filter(({ state }) => state === 'waiting').length
  const Icon = isOffline ? IconCloudOff : count > 0 ? IconClock : IconCheck
  if (couldNotKeep) {
    return (
      <p role="alert" className={styles.news} data-tone="failed">
        {t('notKept')}
      </p>
    )
  }
  return (
    <p role="status" className={styles.news} data-tone={isOffline || count > 0 ? 'waiting' : 'sent'}>
      <Icon size={17} stroke={2} aria-hidden />
      {count === 0
        ? t(isOffline ? 'offline' : 'allSent')
        : t(isOffline ? 'offlineWaiting' : 'waiting', { count })}
    </p>
  )
}
