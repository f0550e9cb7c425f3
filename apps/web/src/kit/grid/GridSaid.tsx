import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from './Grid.module.css'
import type { GridStore } from './gridStore.ts'
import { gridMessages } from './messages.ts'

/** What the last block did, and the keys; apart from the cells, which stay as they are when it changes. */
export function GridSaid({ store }: { store: GridStore }) {
  const t = useText(gridMessages)
  const said = useSyncExternalStore(store.subscribe, () => store.get().said)
  return (
    <div className={styles.said}>
      <p role="status">{said.join(' ')}</p>
      <p>{t('help')}</p>
    </div>
  )
}
