import type { DeparturePool } from '@tourdesk/contract/departures/departures'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { FillBar } from '../../kit/FillBar.tsx'
import { Code, Ratio } from '../../kit/Isolated.tsx'
import styles from '../departure.module.css'
import { departureMessages } from '../departureMessages.ts'

/** The pools of places of a departure, each with what's sold of it. */
export function DeparturePools({ pools }: { pools: readonly DeparturePool[] }) {
  const t = useText(departureMessages)
  const group = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  if (pools.length === 0) return <p className="quiet flat">{t('noPools')}</p>
  const nameOf = (pool: DeparturePool) => {
    if (pool.isOwn) return t('ownNumber')
    const name = pool.group_type ? group(pool.group_type) : t('sharedGroups')
    return pool.language ? `${name}, ${language(pool.language)}` : name
  }
  return (
    <ul className="plainList">
      {pools.map((pool) => (
        <li key={`${pool.group_type} ${pool.language}`} className={styles.line}>
          <span>{nameOf(pool)}</span>
          {pool.capacity === null ? (
            <Code>{pool.sold}</Code>
          ) : (
            <span className="grid gap4">
              <Ratio part={pool.sold} whole={pool.capacity} />
              <FillBar part={pool.sold} whole={pool.capacity} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
