import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../app/api.ts'
import { useCan } from '../app/session.ts'
import { dateTime } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Code } from '../kit/Isolated.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { useAction } from '../kit/useAction.ts'
import { MessageCustomers } from './MessageCustomers.tsx'
import { MessageLanguage } from './MessageLanguage.tsx'
import { MessageLines } from './MessageLines.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageText } from './MessageText.tsx'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { messageChannelLabels, messageEventLabels } from './messageWords.ts'

interface OrderMessagesProps {
  orderId: string
  /** True if the order's customer has something to pay by card. */
  owes: boolean
}

/** The messages of an order, and whether its customer wants any. */
export function OrderMessages({ orderId, owes }: OrderMessagesProps) {
  const isOffice = useCan('messages.write')
  return isOffice ? <Messages orderId={orderId} owes={owes} /> : <AgencyMessages orderId={orderId} />
}

function Messages({ orderId, owes }: OrderMessagesProps) {
  const t = useText(messageTexts)
  const { ofError } = useProblemTexts()
  const params = { id: orderId }
  const { data, isError, error, refetch } = useQuery(queries.messages.ofOrder({ params }))
  return (
    <Panel title={t('title')} actions={<MessageCustomers target={{ order: orderId }} owes={owes} />}>
      <div className={`grid gap12 ${styles.message}`}>
        {isError && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <p className="quiet">{t('orderNone')}</p>}
        <MessageLines messages={data?.data ?? []} />
        {data && <MessageLanguage orderId={orderId} language={data.customerLanguage} />}
        {data && <Mute orderId={orderId} muted={data.muted} />}
      </div>
    </Panel>
  )
}

/** The same for the agency that sold the order; messages open inside the panel. */
function AgencyMessages({ orderId }: { orderId: string }) {
  const t = useText(messageTexts)
  const eventName = useLabel(messageEventLabels)
  const channelName = useLabel(messageChannelLabels)
  const { ofError } = useProblemTexts()
  const { data, isError, error, refetch } = useQuery(queries.messages.ofOrder({ params: { id: orderId } }))
  return (
    <Panel title={t('title')}>
      <div className={`grid gap12 ${styles.message}`}>
        {isError && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <p className="quiet">{t('orderNone')}</p>}
        {data?.data.map(({ _id, event, channel, state, createdAt, sentAt, ...words }) => (
          <details key={_id}>
            <summary>
              {[eventName(event), channel && channelName(channel)].filter(Boolean).join(' · ')}{' '}
              <Code>{dateTime(sentAt ?? createdAt)}</Code> <MessageStatus state={state} />
            </summary>
            <MessageText channel={channel} {...words} />
          </details>
        ))}
        {data?.muted && <p className="quiet">{t('muted')}</p>}
      </div>
    </Panel>
  )
}

function Mute({ orderId, muted }: { orderId: string; muted: boolean }) {
  const t = useText(messageTexts)
  const client = useQueryClient()
  const [next, setNext] = useState(muted)
  const change = useAction(
    (wanted: boolean) => api.messages.mute({ params: { id: orderId }, body: { muted: wanted } }),
    {
      success: t(next ? 'mutedDone' : 'unmutedDone'),
      failure: t('notDone'),
      onSuccess: () => client.invalidateQueries({ queryKey: ['messages'] }),
    },
  )
  return (
    <Switch
      label={t('muted')}
      checked={change.busy ? next : muted}
      onChange={(event) => {
        setNext(event.currentTarget.checked)
        void change.run(event.currentTarget.checked)
      }}
    />
  )
}
