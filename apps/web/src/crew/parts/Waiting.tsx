import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { sync } from '../send/sync.ts'
import { useCrew } from '../useCrew.ts'
import { Button } from './Button.tsx'
import styles from './Waiting.module.css'

/** Shown before the first data arrives: placeholders, or why there's no data and a retry button. */
export function Waiting() {
  const t = useText(crewMessages)
  const { isOffline, hasFailed } = useCrew()
  if (!isOffline && !hasFailed) {
    return (
      <>
        <p className="hiddenText" role="status">
          {t('loading')}
        </p>
        <div className={styles.place} />
        <div className={styles.place} />
      </>
    )
  }
  return (
    <div className={styles.notice} role="alert">
      <p>{t(isOffline ? 'needConnection' : 'loadFailed')}</p>
      <Button onClick={() => void sync()}>{t('tryAgain')}</Button>
    </div>
  )
}
