import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MessageBatch } from '@tourdesk/contract/messages/messageBatches'
import { api, queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { useAction } from '../kit/useAction.ts'
import { batchTexts } from './batchTexts.ts'
import styles from './messages.module.css'
import { useReloadMessages } from './useReloadMessages.ts'

/** The progress of a batch, with a button to stop it. */
export function BatchProgress({ id }: { id: string }) {
  const t = useText(batchTexts)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery({
    ...queries.messageBatches.get({ params: { id } }),
    // Polls, since no notice is sent when a mail goes out.
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : 1_000),
  })
  if (error && !data) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  if (!data) return null
  const { total, sent } = data
  return (
    <section className={`grid gap12 ${styles.progress}`} aria-label={t('progress')}>
      <p role="status" className="row wrap gap6 across12">
        <strong>{t('sentOf', { sent, total })}</strong>
        <Rest batch={data} />
      </p>
      <Progress value={total === 0 ? 100 : (sent / total) * 100} aria-label={t('progress')} />
      <Stop batch={data} />
    </section>
  )
}

/** The counts of the messages that weren't sent. */
function Rest({ batch: { waiting, byHand, failed, canceled, stoppedAt } }: { batch: MessageBatch }) {
  const t = useText(batchTexts)
  const parts = [
    stoppedAt && t('stopped'),
    waiting > 0 && t('waiting', { count: waiting }),
    byHand > 0 && t('byHand', { count: byHand }),
    failed > 0 && t('failed', { count: failed }),
    canceled > 0 && t('canceled', { count: canceled }),
  ]
  return <span className="quiet">{parts.filter(Boolean).join(' · ')}</span>
}

function Stop({ batch }: { batch: MessageBatch }) {
  const t = useText(batchTexts)
  const reload = useReloadMessages()
  const rest = batch.waiting + batch.byHand
  const stop = useAction(() => api.messageBatches.stop({ params: { id: batch._id } }), {
    success: t('stoppedDone'),
    failure: t('notStopped'),
    onSuccess: reload,
  })
  if (rest === 0) return null
  async function ask(): Promise<void> {
    if (await confirm(t('stopQuestion', { count: rest }), { action: t('stop') })) await stop.run()
  }
  return (
    <div>
      <Button variant="default" color="red" size="compact-sm" loading={stop.busy} onClick={() => void ask()}>
        {t('stop')}
      </Button>
    </div>
  )
}
