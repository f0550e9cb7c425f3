import { VisuallyHidden } from '@mantine/core'
import type { OrderChange } from '@tourdesk/domain/orders/orderChanges'
import { orderFieldWords } from '@tourdesk/words/log/orderFieldWords'
import { ChangedValue } from '../../activity/ChangedValue.tsx'
import { changeMessages } from '../../activity/changeMessages.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import styles from './order.module.css'

/** What an edit changed, field by field, grouped under the name of each tour. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  const t = useText(changeMessages)
  const name = useLabel(orderFieldWords)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, entry, tour, before, after }) => (
        <li key={`${entry} ${field}`}>
          {tour && (
            <>
              <Name>{tour}</Name>
              {' · '}
            </>
          )}
          <span>{name(field)}:</span>{' '}
          <bdi className="quiet">
            <ChangedValue field={field} value={before} />
          </bdi>{' '}
          <span aria-hidden>{t('arrow')}</span> <VisuallyHidden component="span">{t('to')}</VisuallyHidden>{' '}
          <bdi>
            <ChangedValue field={field} value={after} />
          </bdi>
        </li>
      ))}
    </ul>
  )
}
