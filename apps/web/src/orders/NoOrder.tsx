import { Button } from '@mantine/core'
import { dayRange } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { operationsMessages } from './messages.ts'

interface NoOrderProps {
  search: string | undefined
  /** The days that were searched; none of them when all were. */
  range: { startDate?: string | undefined; endDate?: string | undefined }
  /** How many the search finds on all days, once that's known. */
  elsewhere: number | undefined
  onAllDates: () => void
}

/** An empty list of orders; a search that only the days kept from finding says so and offers all of them (OPS-04). */
export function NoOrder({ search, range: { startDate, endDate }, elsewhere = 0, onAllDates }: NoOrderProps) {
  const t = useText(operationsMessages)
  if (!search) return <EmptyState text={t('noData')} />
  if (!startDate || !endDate || elsewhere === 0) return <EmptyState text={t('noOrder')} />
  const range = dayRange(startDate, endDate)
  return (
    <EmptyState
      text={`${t('noOrder')}. ${t('elsewhere', { count: elsewhere, range })}`}
      action={
        <Button variant="default" onClick={onAllDates}>
          {t('searchAllDates')}
        </Button>
      }
    />
  )
}
