import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageAsk, PlannedMessage } from '@tourdesk/contract/messages/messages'
import { useRef, useState } from 'react'
import { api } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { DialogActions } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Choice } from '../kit/fields/Choice.tsx'
import { Name } from '../kit/Isolated.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { Tag } from '../kit/Tag.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { MessageAddress } from './MessageAddress.tsx'
import { MessageText } from './MessageText.tsx'
import styles from './messages.module.css'
import { messagesHref } from './messagesHref.ts'
import { messageTexts } from './messageTexts.ts'
import { silenceLabels } from './messageWords.ts'
import { useReloadMessages } from './useReloadMessages.ts'

interface PreviewStepProps {
  ask: MessageAsk
  onBack: () => void
  /** Called with the batch's id; `isOne` if there's no progress to watch. */
  onSent: (batch: string, isOne: boolean) => void
}

/** The preview before sending: who gets which text on which channel, and who gets none and why. */
export function PreviewStep({ ask, onBack, onSent }: PreviewStepProps) {
  const t = useText(messageTexts)
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const reload = useReloadMessages()
  const tellSent = useTellSent()
  const key = useRef({ hash: '', clientKey: '' })
  const [isOutdated, setOutdated] = useState(false)
  const preview = useQuery({
    queryKey: ['messages', 'preview', ask],
    queryFn: () => api.messages.preview({ body: ask }),
    staleTime: 0,
  })
  const { data } = preview
  const send = useAction(
    async (hash: string) => {
      // Repeating a call after a lost answer uses the same key, so nothing is sent twice.
      if (key.current.hash !== hash) key.current = { hash, clientKey: crypto.randomUUID() }
      return api.messages.send({ body: { ...ask, hash, clientKey: key.current.clientKey } })
    },
    {
      failure: t('notSent'),
      onSuccess: (sent) => {
        tellSent(sent)
        reload()
        onSent(sent.batch, sent.mailed <= 1)
      },
      onFailure: (error) => {
        if (!(error instanceof Problem) || error.code !== 'preview_outdated') return false
        setOutdated(true)
        void preview.refetch()
        return true
      },
    },
  )
  if (preview.isError && !data)
    return <ErrorState text={ofError(preview.error)} onRetry={() => void preview.refetch()} />
  if (!data) return <LoadingPage />
  const going = data.data.filter(({ channel }) => channel !== null)
  const silent = data.data.filter(({ channel }) => channel === null)
  return (
    <div className={`grid gap12 ${styles.writing}`}>
      {isOutdated && <Notice icon={<IconInfoCircle size={16} />}>{t('outdated')}</Notice>}
      <Counts going={going} silent={silent} />
      {going.length > 0 && <Sample going={going} />}
      {going.length > 1 && <GoingList going={going} />}
      {silent.length > 0 && <SilentList silent={silent} />}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {words('back')}
        </Button>
        <Button
          disabled={going.length === 0 || preview.isFetching}
          loading={send.busy}
          onClick={() => void send.run(data.hash)}
        >
          {t('send')}
        </Button>
      </DialogActions>
    </div>
  )
}

interface Planned {
  going: readonly PlannedMessage[]
  silent: readonly PlannedMessage[]
}

function Counts({ going, silent }: Planned) {
  const t = useText(messageTexts)
  const byHand = going.filter((planned) => planned.byHand).length
  const mails = going.filter(({ channel }) => channel === 'email').length
  const texts = going.length - mails - byHand
  if (going.length === 0) return <p role="status">{t('nobody')}</p>
  return (
    <p role="status" className="row wrap gap6 across12">
      {mails > 0 && <Tag tone="green">{t('goingMail', { count: mails })}</Tag>}
      {texts > 0 && <Tag tone="green">{t('goingText', { count: texts })}</Tag>}
      {byHand > 0 && <Tag tone="orange">{t('goingHand', { count: byHand })}</Tag>}
      {silent.length > 0 && <Tag>{t('silent', { count: silent.length })}</Tag>}
    </p>
  )
}

/** The text for one of the recipients. */
function Sample({ going }: Pick<Planned, 'going'>) {
  const t = useText(messageTexts)
  const [at, setAt] = useState(0)
  const shown = going[at] ?? going[0]
  if (!shown) return null
  return (
    <>
      <Choice
        label={t('recipient')}
        options={going.map(({ recipient, orderNumber }, index) => ({
          value: index,
          label: `${recipient} · ${t('order', { number: orderNumber })}`,
        }))}
        value={going.indexOf(shown)}
        onChange={(index) => setAt(index ?? 0)}
      />
      <p className="row wrap gap6 across12">
        <MessageAddress channel={shown.channel} address={shown.address} />
        {shown.channel === 'sms' && <span className="quiet">{t('parts', { count: shown.smsParts })}</span>}
      </p>
      <MessageText {...shown} />
    </>
  )
}

function GoingList({ going }: Pick<Planned, 'going'>) {
  const t = useText(messageTexts)
  return (
    <section aria-label={t('goingTitle')}>
      <p className="quiet">{t('goingTitle')}</p>
      <ul className={`grid gap6 plainList ${styles.list} ${styles.recipients}`}>
        {going.map(({ entry, orderNumber, recipient, channel, address }) => (
          <li key={entry}>
            <span>
              <Name>{recipient}</Name> <span className="quiet">{t('order', { number: orderNumber })}</span>
            </span>
            <span className="quiet">
              <MessageAddress channel={channel} address={address} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SilentList({ silent }: Pick<Planned, 'silent'>) {
  const t = useText(messageTexts)
  const reasonOf = useLabel(silenceLabels)
  return (
    <section aria-label={t('silentTitle')}>
      <p className="quiet">{t('silentTitle')}</p>
      <ul className={`grid gap6 plainList ${styles.list}`}>
        {silent.map(({ entry, orderNumber, recipient, reason }) => (
          <li key={entry}>
            <span>
              <Name>{recipient}</Name> <span className="quiet">{t('order', { number: orderNumber })}</span>
            </span>
            <span className="quiet">{reason && reasonOf(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says that the messages were sent. If some have to be sent manually, offers to open those. */
function useTellSent(): (sent: { byHand: number }) => void {
  const t = useText(messageTexts)
  const open = useOpen()
  return ({ byHand }) => {
    if (byHand === 0) toast.success(t('sent'))
    else toast.offer(t('sentByHand'), t('goToHand'), () => open(messagesHref({ status: ['by_hand'] })))
  }
}
