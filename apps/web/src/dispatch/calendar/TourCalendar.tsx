import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { daysFrom } from '@tourdesk/domain/calendar'
import { useRef } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useFindingKeys } from '../check/useFindingKeys.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { daysInAddress, daysShown } from './calendarRange.ts'
import { DaysNavigator } from './DaysNavigator.tsx'
import { calendarMessages } from './messages.ts'
import { useDayCheckKey } from './useDayCheckKey.ts'
import { useDayCounts } from './useDayCounts.ts'

const page = getRouteApi('/signedIn/assignments/calendar')

/** The departures booked on each day, and how far they're planned. */
export function TourCalendar() {
  const t = useText(calendarMessages)
  const today = useToday()
  const problem = useProblemTexts()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const days = daysShown(search, today)
  const calendar = useQuery({
    ...queries.tourEvents.calendar({ query: days }),
    placeholderData: keepPreviousData,
  })
  const findings = useDayCounts(days, today)
  const part = useRef<HTMLDivElement>(null)
  useFindingKeys(
    part,
    [...findings.keys()].map((key) => ({ key })),
  )
  useDayCheckKey(part)
  const departures = calendar.data && Map.groupBy(calendar.data.data, ({ date }) => date)
  const shown = daysFrom(days.startDate, days.endDate)
  const isEmpty = departures !== undefined && !shown.some((day) => departures.has(day))

  return (
    <Page
      title={t('title')}
      actions={
        <DaysNavigator
          days={days}
          onChange={(next) => void navigate({ search: daysInAddress(next, today), replace: true })}
        />
      }
    >
      {calendar.isError && !calendar.data ? (
        <ErrorState text={problem.ofError(calendar.error)} onRetry={() => void calendar.refetch()} />
      ) : (
        <CalendarDays
          part={part}
          days={days}
          departures={departures}
          counts={calendar.data?.days}
          findings={findings}
          busy={calendar.isPlaceholderData}
        />
      )}
      {isEmpty && <EmptyState text={t('nothing')} />}
    </Page>
  )
}
