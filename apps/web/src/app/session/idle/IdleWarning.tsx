import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useText } from '../../../i18n/useText.ts'
import { sessionMessages } from '../sessionMessages.ts'
import styles from './IdleWarning.module.css'
import { useIdleWatch } from './useIdleWatch.ts'

/** Warns for a minute that the session is about to end; any key or click keeps it open, also the button. */
export function IdleWarning() {
  const t = useText(sessionMessages)
  const left = useIdleWatch()
  if (left === null) return null
  return (
    <div role="alert" className={styles.place}>
      <p className={styles.banner}>
        <IconClock size={16} stroke={1.6} aria-hidden />
        <span>
          {t('idleText')} {/* Spoken once, not every second. */}
          <span aria-hidden className="tabular">
            {t('idleSeconds', { count: left })}
          </span>
        </span>
        <Button size="compact-sm" variant="white">
          {t('stay')}
        </Button>
      </p>
    </div>
  )
}
