import { VisuallyHidden } from '@mantine/core'
import type { OrderChange } from '@tourdesk/domain/orders/orderChanges'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { changeMessages } from './changeMessages.ts'
import styles from './order.module.css'
import { useChangedField } from './useChangedField.ts'

/** What an edit changed, field by field, each tour of the order under its name. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  const t = useText(changeMessages)
  const name = useChangedField()
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
