import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { LogRows } from '../../activity/LogRows.tsx'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { signOffMessages } from './signOffMessages.ts'

/** What changed about a day since it was signed off: old and new values, and who did it. */
export function PlanChanges({ date, count }: { date: Day; count: number }) {
  const t = useText(signOffMessages)
  const { ofError } = useProblemTexts()
  const answer = useQuery(queries.dayChecks.changes({ params: { date } }))
  if (answer.isError && !answer.data)
    return <ErrorState text={ofError(answer.error)} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={96} />
  const rows = answer.data.data
  return (
    <>
      <LogRows rows={rows} label={t('changesList')} />
      {rows.length < count && <p className="quiet">{t('newest', { count: rows.length })}</p>}
    </>
  )
}
