import { useQuery } from '@tanstack/react-query'
import type { MessageDetail } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { dateTime } from '../i18n/format.ts'
import { named } from '../i18n/isolate.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Code, Name } from '../kit/Isolated.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { MessageAbout } from './MessageAbout.tsx'
import { MessageAddress } from './MessageAddress.tsx'
import { MessageLinks } from './MessageLinks.tsx'
import { MessageMoves } from './MessageMoves.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageText } from './MessageText.tsx'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { messageEventLabels, silenceLabels } from './messageWords.ts'

interface MessageDialogProps {
  id: string | undefined
  onClose: () => void
  /** Called once the message is marked as sent by hand. */
  onDone: (() => void) | undefined
}

/** A message as it went or will go, and what can be done with it. */
export function MessageDialog({ id, onClose, onDone }: MessageDialogProps) {
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
      {data && <Opened key={data._id} message={data} onDone={onDone} />}
    </Dialog>
  )
}

function Opened({ message, onDone }: { message: MessageDetail } & Pick<MessageDialogProps, 'onDone'>) {
  const t = useText(messageTexts)
  const reason = useLabel(silenceLabels)
  return (
    <div className={`grid gap12 ${styles.message}`}>
      <p className="row wrap gap6 across12">
        <Name>{message.recipient}</Name>
        <MessageAddress channel={message.channel} address={message.address} />
        <MessageStatus state={message.state} />
        <MessageAbout message={message} />
      </p>
      <p className="quiet">{historyOf()}</p>
      {message.reason && <p>{reason(message.reason)}</p>}
      {message.lastError && message.state !== 'sent' && <p className={styles.failure}>{message.lastError}</p>}
      <Tries history={message.history} />
      <MessageText {...message} />
      <MessageLinks message={message} />
      <MessageMoves message={message} onDone={onDone} />
    </div>
  )

  function historyOf(): string {
    const { by, state, createdAt, sentAt, sentBy, dueAt, tries } = message
    return [
      by ? `${dateTime(createdAt)}: ${t('by', { name: named(by) })}` : dateTime(createdAt),
      dueAt && state === 'waiting' && t('due', { time: dateTime(dueAt) }),
      dueAt && state === 'pending' && tries > 0 && t('nextTry', { time: dateTime(dueAt) }),
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
    <ol className={`grid gap6 plainList ${styles.list}`} aria-label={t('tries')}>
      {history.map(({ at, error }) => (
        <li key={at}>
          <Code>{dateTime(at)}</Code>
          <span className="quiet">{error ?? t('taken')}</span>
        </li>
      ))}
    </ol>
  )
}
