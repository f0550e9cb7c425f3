import { Button, SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { linkMessages } from './linkMessages.ts'
import styles from './links.module.css'
import { SentOn } from './SentOn.tsx'

interface SendLinkFormProps {
  orderId: string
  payment: string | null
  onClose: () => void
}

/** The mail with a link, to read before it's sent. Sending again within a minute asks for confirmation. */
export function SendLinkForm({ orderId, payment, onClose }: SendLinkFormProps) {
  const t = useText(linkMessages)
  const client = useQueryClient()
  const { ofError } = useProblemTexts()
  const [chosen, setChosen] = useState<'en' | 'he'>()
  const [sentBy, setSentBy] = useState<string | null>(null)
  const query = { ...(payment !== null && { payment }), ...(chosen && { language: chosen }) }
  const preview = useQuery({
    ...queries.orders.linkMail({ params: { id: orderId }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const recipient = preview.data?.recipient ?? ''
  const language = chosen ?? preview.data?.language
  const send = useAction(
    () =>
      api.orders.sendLink({
        params: { id: orderId },
        body: { payment, again: sentBy !== null, ...(language && { language }) },
      }),
    {
      success: t('sent', { recipient }),
      onSuccess: (link) => {
        client.setQueryData(queries.orders.link({ params: { id: orderId } }).queryKey, link)
        void client.invalidateQueries({ queryKey: ['editLogs'] })
        onClose()
      },
      onFailure: (error) => {
        if (!(error instanceof Problem) || error.code !== 'link_just_sent') return false
        setSentBy(String(error.params?.by ?? ''))
        return true
      },
    },
  )
  if (preview.isError) {
    return <ErrorState text={ofError(preview.error)} onRetry={() => void preview.refetch()} />
  }
  const { data } = preview
  return (
    <div className={`grid gap8 ${styles.mail}`} aria-busy={!data}>
      <SegmentedControl
        aria-label={t('language')}
        value={language ?? 'en'}
        onChange={(value) => setChosen(value === 'he' ? 'he' : 'en')}
        data={[
          { value: 'en', label: t('english') },
          { value: 'he', label: t('hebrew') },
        ]}
      />
      <dl className={styles.facts}>
        <dt>{t('to')}</dt>
        <dd>
          <bdi dir="ltr">{recipient}</bdi>
        </dd>
        <dt>{t('subject')}</dt>
        <dd>
          <bdi>{data?.subject}</bdi>
        </dd>
      </dl>
      <div className={styles.text} dir={language === 'he' ? 'rtl' : 'ltr'} lang={language}>
        {data?.text}
      </div>
      {sentBy !== null && (
        <p role="alert" className="orange">
          {t('justSent', { name: named(sentBy) })}
        </p>
      )}
      {sentBy === null && data?.lastSent && <SentOn sent={data.lastSent} />}
      <DialogActions onCancel={onClose}>
        <Button disabled={!data} loading={send.busy} onClick={() => void send.run()}>
          {t(sentBy === null ? 'sendNow' : 'sendAgain')}
        </Button>
      </DialogActions>
    </div>
  )
}
