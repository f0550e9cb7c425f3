import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { activityMessages } from './activityMessages.ts'
import { LogRows } from './LogRows.tsx'

export interface RecordLogProps {
  /** The record's id. With a date it's a tour's id, and the log is about the departure on that day. */
  thing: string
  date?: Day
}

const newest = 10

/** The newest log entries about one record, with a link to the rest. */
export function RecordLog({ thing, date }: RecordLogProps) {
  const t = useText(activityMessages)
  const { ofError } = useProblemTexts()
  const about = { thing, ...(date && { date }) }
  const log = useQuery({ ...queries.activity.list({ query: { ...about, limit: newest } }), staleTime: 0 })
  if (log.isError && !log.data)
    return <ErrorState text={ofError(log.error)} onRetry={() => void log.refetch()} />
  if (!log.data) return <Skeleton height={96} />
  const { data, total } = log.data
  if (data.length === 0) return <EmptyState text={t('none')} />
  return (
    <>
      <LogRows rows={data} label={t('log')} />
      {total > data.length && (
        <AppLink href={`/activity?${new URLSearchParams(about)}`}>{t('all', { count: total })}</AppLink>
      )}
    </>
  )
}
