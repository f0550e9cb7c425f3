import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { dateTime } from '../i18n/format.ts'
import { Code } from '../kit/Isolated.tsx'
import styles from './activity.module.css'
import { LeafList } from './LeafList.tsx'
import { Sentence } from './Sentence.tsx'

/** Log entries as sentences, each with what it changed. */
export function LogRows({ rows, label }: { rows: readonly ActivityRow[]; label: string }) {
  return (
    <ol className={`grid plainList ${styles.record}`} aria-label={label}>
      {rows.map((row) => (
        <li key={row._id}>
          <div>
            <Sentence row={row} />
          </div>
          <time className="quiet" dateTime={row.at}>
            <Code>{dateTime(row.at)}</Code>
          </time>
          <LeafList row={row} />
        </li>
      ))}
    </ol>
  )
}
