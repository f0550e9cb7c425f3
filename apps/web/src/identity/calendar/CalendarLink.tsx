import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { SecretAddress } from '../../kit/SecretAddress.tsx'
import { useAction } from '../../kit/useAction.ts'
import styles from './calendar.module.css'
import { calendarMessages } from './calendarMessages.ts'

interface CalendarLinkProps {
  help: string
  /** The query for when the link was made. */
  query: {
    queryKey: QueryKey
    queryFn: (context: { signal: AbortSignal }) => Promise<{ createdAt: string | null }>
  }
  /** Makes a new link; undefined for people with read access only. */
  make?: (() => Promise<{ url: string; createdAt: string }>) | undefined
}

/** The secret address of a calendar: shown once to be copied, and replaced by making a new one. */
export function CalendarLink({ help, query, make }: CalendarLinkProps) {
  const t = useText(calendarMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(query)
  const [url, setUrl] = useState<string | null>(null)
  const making = useAction(async () => make?.(), {
    success: t('made'),
    failure: t('notMade'),
    onSuccess: (link) => {
      if (!link) return
      setUrl(link.url)
      client.setQueryData(query.queryKey, { createdAt: link.createdAt })
    },
  })
  const createdAt = data?.createdAt ?? null

  async function ask() {
    if (createdAt === null || (await confirm(t('renewQuestion'), { title: t('renew'), action: t('renew') })))
      await making.run()
  }

  if (error && !data) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  return (
    <div className={`stack gap8 ${styles.link}`}>
      <p className="quiet">{help}</p>
      {url && <SecretAddress address={url} copy={t('copy')} copied={t('copied')} />}
      <p className="quiet" aria-live="polite">
        {data && (url ? t('once') : createdAt ? t('since', { at: ltr(dateTime(createdAt)) }) : t('none'))}
      </p>
      {make && data && (
        <Button
          variant="default"
          size="compact-sm"
          className={styles.make ?? ''}
          loading={making.busy}
          leftSection={<IconCalendarPlus size={16} stroke={1.6} />}
          onClick={() => void ask()}
        >
          {createdAt === null ? t('make') : t('renew')}
        </Button>
      )}
    </div>
  )
}
