import { Button } from '@mantine/core'
import { dayRange } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { operationsMessages } from './messages.ts'

interface NoOrderProps {
  search: string | undefined
  /** The searched days; undefined if all were searched. */
  range: { startDate?: string | undefined; endDate?: string | undefined }
  /** How many orders match on all days, once known. */
  elsewhere: number | undefined
  onAllDates: () => void
}

/** An empty list of orders; if only the dates prevent a match, says so and offers to search all dates. */
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
