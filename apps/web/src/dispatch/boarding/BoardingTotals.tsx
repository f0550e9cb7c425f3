import type { Boarding } from '@tourdesk/contract/crew/boardings'
import { useText } from '../../i18n/useText.ts'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'

/** The people of all vehicles of the day. */
export function BoardingTotals({ units }: { units: readonly Boarding[] }) {
  const t = useText(boardingMessages)
  const sum = (field: 'people' | 'boarded' | 'noShow' | 'waiting') =>
    units.reduce((total, unit) => total + unit[field], 0)
  return (
    <dl className={styles.totals} aria-label={t('totals')}>
      <div>
        <dt>{t('people')}</dt>
        <dd>{sum('people')}</dd>
      </div>
      <div>
        <dt>{t('boardedTitle')}</dt>
        <dd>{sum('boarded')}</dd>
      </div>
      <div data-lacks={sum('noShow') > 0 || undefined}>
        <dt>{t('noShowTitle')}</dt>
        <dd>{sum('noShow')}</dd>
      </div>
      <div>
        <dt>{t('waitingTitle')}</dt>
        <dd>{sum('waiting')}</dd>
      </div>
    </dl>
  )
}
