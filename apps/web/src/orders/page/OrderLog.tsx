import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { dateTime } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Code, Copyable, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { ChangeList } from './ChangeList.tsx'
import { useLogText } from './logText.ts'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'

/** What happened to the order, by whom and when, newest first. */
export function OrderLog({ orderId }: { orderId: string }) {
  const t = useText(orderPageMessages)
  const logText = useLogText()
  const { ofError } = useProblemTexts()
  const log = useQuery(queries.editLogs.ofOrder({ params: { id: orderId } }))
  return (
    <Panel title={t('log')}>
      {log.isError && !log.data && (
        <ErrorState text={ofError(log.error)} onRetry={() => void log.refetch()} />
      )}
      <ol className={`grid plainList ${styles.log}`} aria-busy={log.isPending}>
        {log.data?.data.map((entry) => (
          <li key={entry._id}>
            <span>
              <Copyable>{logText(entry)}</Copyable>
            </span>
            <ChangeList changes={entry.changes} />
            <span className="quiet">
              <Name>{entry.user}</Name>
            </span>
            <time className="quiet" dateTime={entry.created}>
              <Code>{dateTime(entry.created)}</Code>
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
