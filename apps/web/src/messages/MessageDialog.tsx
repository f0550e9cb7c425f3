import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Message, MessageDetail } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { dateTime } from '../i18n/format.ts'
import { named } from '../i18n/isolate.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { confirm } from '../kit/dialog/confirm.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Code, Name } from '../kit/Isolated.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { HandButtons } from './HandButtons.tsx'
import { MessageAddress } from './MessageAddress.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageText } from './MessageText.tsx'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { messageEventLabels, silenceLabels } from './messageWords.ts'
import { useMove } from './useMove.ts'

interface MessageDialogProps {
  id: string | undefined
  onClose: () => void
}

/** A message as it went or will go, and what can be done with it. */
export function MessageDialog({ id, onClose }: MessageDialogProps) {
  const t = useText(messageTexts)
  const eventName = useLabel(messageEventLabels)
  const { ofError } = useProblemTexts()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const { data, error, refetch } = useQuery({
    ...queries.messages.get({ params: { id: shown ?? '' } }),
    enabled: shown !== undefined,
  })
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      size="large"
      title={data ? eventName(data.event) : t('message')}
    >
      {error && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPage />}
      {data && <Opened key={data._id} message={data} />}
    </Dialog>
  )
}

function Opened({ message }: { message: MessageDetail }) {
  const t = useText(messageTexts)
  const reason = useLabel(silenceLabels)
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <Name>{message.recipient}</Name>
        <MessageAddress channel={message.channel} address={message.address} />
        <MessageStatus state={message.state} />
        <AppLink href={`/order/${message.order._id}`}>
          {t('order', { number: message.order.orderNumber })}
        </AppLink>
      </p>
      <p className="quiet">{historyOf()}</p>
      {message.reason && <p>{reason(message.reason)}</p>}
      {message.lastError && message.state !== 'sent' && <p className={styles.failure}>{message.lastError}</p>}
      <Tries history={message.history} />
      <MessageText {...message} />
      <Moves message={message} />
    </div>
  )

  function historyOf(): string {
    const { by, createdAt, sentAt, sentBy, dueAt, tries } = message
    return [
      `${dateTime(createdAt)}: ${t('by', { name: named(by) })}`,
      dueAt && t('due', { time: dateTime(dueAt) }),
      tries > 0 && t('triesCount', { count: tries }),
      sentAt &&
        (sentBy
          ? t('sentBy', { time: dateTime(sentAt), name: named(sentBy) })
          : t('sentAt', { time: dateTime(sentAt) })),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** Each try of a message that didn't go out at once. */
function Tries({ history }: Pick<MessageDetail, 'history'>) {
  const t = useText(messageTexts)
  if (history.every(({ error }) => error === null)) return null
  return (
    <ol className={styles.list} aria-label={t('tries')}>
      {history.map(({ at, error }) => (
        <li key={at}>
          <Code>{dateTime(at)}</Code>
          <span className="quiet">{error ?? t('taken')}</span>
        </li>
      ))}
    </ol>
  )
}

function Moves({ message: { _id, state, ...rest } }: { message: Message }) {
  const t = useText(messageTexts)
  const sendNow = useMove('sendNow', _id)
  const retry = useMove('retry', _id)
  const cancel = useMove('cancel', _id)
  if (state === 'sent' || state === 'canceled' || state === 'suppressed') return null

  async function askAndCancel(): Promise<void> {
    if (await confirm(t('cancelQuestion'), { action: t('cancelIt') })) await cancel.run()
  }

  return (
    <DialogActions>
      <Button variant="subtle" color="red" loading={cancel.busy} onClick={() => void askAndCancel()}>
        {t('cancelIt')}
      </Button>
      {state === 'by_hand' && <HandButtons message={{ _id, state, ...rest }} />}
      {state === 'waiting' && (
        <Button loading={sendNow.busy} onClick={() => void sendNow.run()}>
          {t('sendNow')}
        </Button>
      )}
      {state === 'failed' && (
        <Button loading={retry.busy} onClick={() => void retry.run()}>
          {t('retry')}
        </Button>
      )}
    </DialogActions>
  )
}
