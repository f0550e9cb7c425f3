import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import { cancelReasonLabels } from '@tourdesk/words/vocabulary'
import { api, queries } from '../../app/api.ts'
import { dateTime } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useAction } from '../../kit/useAction.ts'
import { BatchMessageLine } from '../BatchMessageLine.tsx'
import styles from '../departure.module.css'
import { MovePanel } from '../move/MovePanel.tsx'
import { cancelMessages, refundStateLabels } from './cancelMessages.ts'

/** How a departure was last canceled or moved. */
export function BatchPanel({ id }: { id: string }) {
  const { data } = useQuery(queries.departureBatches.get({ params: { id } }))
  if (!data) return null
  return data.kind === 'cancel' ? <CancelPanel batch={data} /> : <MovePanel batch={data} />
}

/** How a departure was canceled, and how far its refunds are. */
function CancelPanel({ batch }: { batch: DepartureBatch }) {
  const t = useText(cancelMessages)
  const reasonOf = useLabel(cancelReasonLabels)
  const stateOf = useLabel(refundStateLabels)
  const client = useQueryClient()
  const { _id: id, reason, text, customersText, messages, by, at, counts, orders, isFinished } = batch
  const retry = useAction(() => api.departureBatches.retry({ params: { id } }), {
    success: t('sentAgain'),
    failure: t('notSentAgain'),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['departureBatches'] }),
  })
  const all = counts.refunded + counts.on_its_way + counts.to_do + counts.refused
  const progress = t(counts.refused > 0 ? 'progressRefused' : 'progress', { ...counts, all })
  return (
    <Panel
      title={t('batch')}
      actions={
        counts.refused > 0 && (
          <Button variant="default" loading={retry.busy} onClick={() => void retry.run()}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      <p className="quiet flat breaks">
        {t('batchBy', { reason: reason ? reasonOf(reason) : '', text, name: by, when: ltr(dateTime(at)) })}
      </p>
      <p className="quiet flat breaks">
        {messages ? customersText && t('told', { text: customersText }) : t('withoutMessages')}
      </p>
      <p className="flat above4">{all === 0 ? t('noRefunds') : isFinished ? t('finished') : progress}</p>
      <ul className="plainList">
        {orders.map(({ order, customer, message, refunds }) => (
          <li key={order._id} className={styles.line}>
            <span>
              <AppLink href={`/order/${order._id}`}>
                <Code>{order.orderNumber}</Code>
              </AppLink>{' '}
              <Name>{customer}</Name>
            </span>
            {refunds.map((refund) => (
              <span key={refund._id}>
                <Money amount={refund.amount} currency={refund.currency} />{' '}
                <span className="quiet">
                  {stateOf(refund.state ?? 'refunded')}
                  {refund.response && <> · {ltr(refund.response)}</>}
                </span>
              </span>
            ))}
            <BatchMessageLine message={message} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
