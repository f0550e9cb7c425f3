import { IconCheck } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'

/** Says that a day has no open finding. */
export function ReadyLine() {
  const t = useText(checkMessages)
  return (
    <p className={`frame inlineRow gap6 ${styles.ready}`}>
      <IconCheck size={16} stroke={1.8} aria-hidden />
      {t('nothingOpen')}
    </p>
  )
}
