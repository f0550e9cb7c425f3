import { useQuery } from '@tanstack/react-query'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Panel } from '../kit/Panel.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { batchTexts } from './batchTexts.ts'
import { messagesHref } from './messagesHref.ts'

/** The progress of the batch that the list shows, or else of all batches still being sent. */
export function BatchNotice({ batch }: { batch: string | undefined }) {
  const t = useText(batchTexts)
  const { data } = useQuery({
    ...queries.messageBatches.running(),
    enabled: batch === undefined,
    refetchInterval: ({ state }) => (state.data?.data.length ? 5_000 : false),
  })
  if (batch)
    return (
      <Panel title={t('batch')} actions={<AppLink href={messagesHref()}>{t('everything')}</AppLink>}>
        <BatchProgress id={batch} />
      </Panel>
    )
  return data?.data.map(({ _id }) => (
    <Panel
      key={_id}
      title={t('running')}
      actions={<AppLink href={messagesHref({ batch: _id })}>{t('showThem')}</AppLink>}
    >
      <BatchProgress id={_id} />
    </Panel>
  ))
}
