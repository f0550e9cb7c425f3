import { VisuallyHidden } from '@mantine/core'
import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { useText } from '../i18n/useText.ts'
import { ActivityValue } from './ActivityValue.tsx'
import styles from './activity.module.css'
import { activityMessages } from './activityMessages.ts'
import { LeafName } from './LeafName.tsx'
import { leavesOf, valueField } from './leavesOf.ts'

/** One line for each changed value: `Name: Masada → Masada and Ein Gedi`. */
export function LeafList({ row }: { row: ActivityRow }) {
  const t = useText(activityMessages)
  const leaves = leavesOf(row)
  if (leaves.length === 0) return null
  return (
    <ul className={`grid plainList ${styles.leaves}`}>
      {leaves.map((leaf, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what's logged never changes its order
        <li key={index}>
          <LeafName entity={row.entity} leaf={leaf} />:{' '}
          <bdi className="quiet">
            <ActivityValue entity={row.entity} field={valueField(leaf)} value={leaf.before} />
          </bdi>{' '}
          <span aria-hidden>{t('arrow')}</span> <VisuallyHidden component="span">{t('to')}</VisuallyHidden>{' '}
          <bdi>
            <ActivityValue entity={row.entity} field={valueField(leaf)} value={leaf.after} />
          </bdi>
        </li>
      ))}
    </ul>
  )
}
