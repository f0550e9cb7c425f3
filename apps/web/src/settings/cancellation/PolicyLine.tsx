import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { CancellationPolicy } from '@tourdesk/contract/payments/cancellationPolicies'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import styles from './cancellation.module.css'
import { cancellationMessages } from './messages.ts'
import { useTierText } from './useTierText.ts'

interface PolicyLineProps {
  policy: CancellationPolicy
  onEdit: () => void
}

/** A policy in words: its steps, and how many tours and agencies use it. */
export function PolicyLine({ policy: { name, tiers, isDefault, tours, agencies }, onEdit }: PolicyLineProps) {
  const t = useText(cancellationMessages)
  const tierText = useTierText()
  const edit = t('editPolicy', { name: named(name) })
  const users = [
    tours.length > 0 ? t('tourCount', { count: tours.length }) : '',
    agencies.length > 0 ? t('agencyCount', { count: agencies.length }) : '',
  ].filter((text) => text !== '')
  return (
    <li className={styles.policy}>
      <div>
        <h3 className="row gap8 flat below4 normal strong">
          <Name>{name}</Name>
          {isDefault && <Tag tone="blue">{t('default')}</Tag>}
        </h3>
        <ul className="plainList">
          {tiers.length === 0 && <li>{t('noTiers')}</li>}
          {tiers.map((tier) => (
            <li key={`${tier.daysBefore} ${tier.time}`}>{tierText(tier)}</li>
          ))}
        </ul>
        <p className="quiet">{isDefault ? t('defaultHelp') : users.join(' · ') || t('unused')}</p>
      </div>
      <Tooltip label={edit}>
        <ActionIcon size={32} variant="subtle" aria-label={edit} onClick={onEdit}>
          <IconPencil size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
