import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Panel } from '../../kit/Panel.tsx'
import type { Resource } from './assign/AssignContext.ts'
import { FreeLine } from './assign/FreeLine.tsx'
import styles from './day.module.css'
import { dayMessages } from './messages.ts'

interface FreePanelProps<Thing> {
  title: string
  free: readonly Thing[]
  taken: readonly Thing[]
  keyOf: (thing: Thing) => string
  /** The car or person, as it's put on a vehicle. */
  resourceOf: (thing: Thing) => Resource
  /** The line of a car or person, which says where they're taken. */
  line: (thing: Thing) => ReactNode
}

/** The free cars or people of the day, with the others collapsed below. */
export function FreePanel<Thing>({ title, free, taken, keyOf, resourceOf, line }: FreePanelProps<Thing>) {
  const t = useText(dayMessages)
  const all = free.length + taken.length
  return (
    <Panel title={title} actions={<span className="quiet">{t('freeOf', { free: free.length, all })}</span>}>
      {free.length > 0 ? (
        <ul className="plainList">
          {free.map((thing) => (
            <FreeLine key={keyOf(thing)} resource={resourceOf(thing)} className={styles.line}>
              {line(thing)}
            </FreeLine>
          ))}
        </ul>
      ) : (
        <p className="quiet flat above4">{t('noneFree')}</p>
      )}
      {taken.length > 0 && (
        <details className={`above8 ${styles.taken}`}>
          <summary>{t('taken', { count: taken.length })}</summary>
          <ul className="plainList">
            {taken.map((thing) => (
              <li key={keyOf(thing)} className={styles.line}>
                {line(thing)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
