import { IconLock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { checkClosedDays } from '@tourdesk/domain/departures/closures/checkClosure'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../kit/Notice.tsx'
import type { ClosureValues } from './closureFields.ts'
import { closureMessages } from './closureMessages.ts'

interface ClosingDeparturesProps {
  control: Control<ClosureValues, unknown, ClosureValues>
  today: Day
}

/** What the chosen days and tours would close, and which orders stay. */
export function ClosingDepartures({ control, today }: ClosingDeparturesProps) {
  const t = useText(closureMessages)
  const [startDate, endDate, tours] = useWatch({ control, name: ['startDate', 'endDate', 'tours'] })
  const body = { startDate, endDate, tours }
  const isFine = checkClosedDays(body, today).ok
  const { data } = useQuery({
    queryKey: ['departureClosures', 'preview', body],
    queryFn: ({ signal }) => api.departureClosures.preview({ body }, signal),
    enabled: isFine,
    placeholderData: keepPreviousData,
  })
  if (!data || !isFine) return null
  const { departures, orders, people, unbooked, closedBefore } = data
  return (
    <Notice icon={<IconLock size={16} />}>
      {[
        departures > 0 ? t('closing', { count: departures }) : t('closingNone'),
        ...(orders > 0 ? [t('staying', { count: orders, people })] : []),
        ...(unbooked ? [t('unbooked', { count: unbooked })] : []),
        ...(closedBefore > 0 ? [t('before', { count: closedBefore })] : []),
      ].join(' ')}
    </Notice>
  )
}
