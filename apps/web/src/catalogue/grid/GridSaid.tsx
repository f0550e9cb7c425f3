import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from './Grid.module.css'
import type { GridStore } from './gridStore.ts'
import { gridMessages } from './messages.ts'

/**
 * The result of the last copy or paste, and the keys. Separate, so that the cells don't rerender when it
 * changes.
 */
export function GridSaid({ store }: { store: GridStore }) {
  const t = useText(gridMessages)
  const said = useSyncExternalStore(store.subscribe, () => store.get().said)
  return (
    <div className={`stack gap2 ${styles.said}`}>
      <p role="status">{said.join(' ')}</p>
      <p>{t('help')}</p>
    </div>
  )
}
