import { settableFor } from '@tourdesk/domain/fleet/availability'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { availabilityLabels } from '../../i18n/vocabulary/fleet.ts'
import styles from './availability.module.css'
import { availabilityMessages } from './messages.ts'
import { ownDaysIcon as OwnIcon, statusIcons } from './statusIcons.tsx'

/** Explains the grid's colours and icons, and how to set days. */
export function Legend({ objType }: { objType: RangeOwner }) {
  const t = useText(availabilityMessages)
  const label = useLabel(availabilityLabels)
  return (
    <div className={`quiet row wrap apart gap4 across20 small ${styles.legend}`}>
      <ul aria-label={t('legend')}>
        {([...settableFor(objType), 'assigned'] as const).map((status) => {
          const Icon = statusIcons[status]
          return (
            <li key={status}>
              <span className={styles.sample} data-status={status} aria-hidden>
                <Icon size={14} stroke={1.8} />
              </span>
              {label(status)}
            </li>
          )
        })}
        {objType === 'Operator' && (
          <li>
            <span className={styles.sample} data-status="unavailable" aria-hidden>
              <OwnIcon size={14} stroke={1.8} />
            </span>
            {t('own')}
          </li>
        )}
      </ul>
      <span>{t('help')}</span>
    </div>
  )
}
