import { IconWifiOff } from '@tabler/icons-react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './ConnectionBanner.module.css'
import { useIsConnectionLost } from './connection.ts'

/** Shown while the server can't be reached. */
export function ConnectionBanner() {
  const t = useText(common)
  const isLost = useIsConnectionLost()
  return (
    <div role="status" className={styles.place}>
      {isLost && (
        <p className={styles.banner}>
          <IconWifiOff size={16} stroke={1.6} aria-hidden />
          {t('connectionLost')}
        </p>
      )}
    </div>
  )
}
