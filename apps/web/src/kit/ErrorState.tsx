import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './states.module.css'

/** Says what failed, with a "Try again" button. */
export function ErrorState({ text, onRetry }: { text?: string; onRetry?: () => void }) {
  const t = useText(common)
  return (
    <div className={styles.state} role="alert">
      <p className="row gap8 flat readable red">
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        {text ?? t('loadFailed')}
      </p>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
