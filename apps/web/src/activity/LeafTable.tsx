import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { useText } from '../i18n/useText.ts'
import { ActivityValue } from './ActivityValue.tsx'
import styles from './activity.module.css'
import { activityMessages } from './activityMessages.ts'
import { LeafName } from './LeafName.tsx'
import { leavesOf, valueField } from './leavesOf.ts'

/** A table of the changed values, before and after. */
export function LeafTable({ row }: { row: ActivityRow }) {
  const t = useText(activityMessages)
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {leavesOf(row).map((leaf, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what's logged never changes its order
          <tr key={index}>
            <th scope="row">
              <LeafName entity={row.entity} leaf={leaf} />
            </th>
            <td>
              <ActivityValue entity={row.entity} field={valueField(leaf)} value={leaf.before} />
            </td>
            <td>
              <ActivityValue entity={row.entity} field={valueField(leaf)} value={leaf.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
