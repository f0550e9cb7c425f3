import { Loader } from '@mantine/core'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './states.module.css'

export function LoadingPage() {
  const t = useText(common)
  return (
    <output className={`${styles.state} ${styles.late}`}>
      <Loader size="sm" />
      <span className="quiet flat readable">{t('loading')}</span>
    </output>
  )
}
