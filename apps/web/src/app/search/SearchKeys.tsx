import { useText } from '../../i18n/useText.ts'
import { KeyCaps } from '../../kit/KeysHelp.tsx'
import styles from './search.module.css'
import { searchMessages } from './searchMessages.ts'

/** The keys of the search, shown at its bottom; not on a phone. */
export function SearchKeys() {
  const t = useText(searchMessages)
  return (
    <p className={styles.keys}>
      <span>
        <KeyCaps keys="ArrowUp+ArrowDown" />
        {t('moveKey')}
      </span>
      <span>
        <KeyCaps keys="Enter" />
        {t('openKey')}
      </span>
      <span>
        <KeyCaps keys="mod+Enter" />
        {t('newTab')}
      </span>
    </p>
  )
}
