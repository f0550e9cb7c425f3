import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import type { DayCheckSearch } from '../dayCheckSearch.ts'
import { dayHref } from '../dayHref.ts'
import { DayBody } from '../oneDay/DayBody.tsx'
import { OneDayPage } from '../oneDay/OneDayPage.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { useDayShown } from '../oneDay/useDayShown.ts'
import { CheckedDay } from './CheckedDay.tsx'
import { checkMessages } from './checkMessages.ts'

const page = getRouteApi('/signedIn/day/check')

/** All findings of a day by departure, with what can be done about each. */
export function DayCheckPage() {
  const t = useText(checkMessages)
  const words = useText(oneDayMessages)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const change = (next: Partial<DayCheckSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  const date = useDayShown(search.date, addDays(today, 1), (day) => change({ date: day }))
  const checks = useQuery({
    ...queries.dayChecks.ofDay({ params: { date } }),
    placeholderData: keepPreviousData,
  })
  const plan = useQuery({
    ...queries.tourEvents.day({ params: { date } }),
    placeholderData: keepPreviousData,
  })
  const failed = [checks, plan].find(({ isError, data }) => isError && !data)
  const isWhole = checks.data !== undefined && plan.data !== undefined
  const back = backOf(date, search)
  return (
    <OneDayPage
      title={t('title')}
      before={<BackLink href={back.href}>{back.label ? t(back.label) : words('backToDay')}</BackLink>}
      date={date}
      onDate={(day) => change({ date: day })}
      links={[]}
    >
      {failed ? (
        <ErrorState text={problem.ofError(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <DayBody isOld={checks.isPlaceholderData || plan.isPlaceholderData}>
          {!isWhole && [1, 2, 3, 4].map((line) => <Skeleton key={line} height={72} />)}
          {isWhole && (
            <CheckedDay
              date={date}
              findings={checks.data.data}
              hasDepartures={plan.data.departures.length > 0}
              search={search}
              onSearch={change}
            />
          )}
        </DayBody>
      )}
    </OneDayPage>
  )
}

/** The page that this one was opened from. */
function backOf(date: Day, { from, tour }: DayCheckSearch) {
  if (from === 'home') return { href: '/home', label: 'backHome' } as const
  if (from === 'calendar')
    return { href: assignmentsHref({ startDate: date }), label: 'backToCalendar' } as const
  if (from === 'board' && tour)
    return { href: assignmentsHref({ date, tour }), label: 'backToBoard' } as const
  return { href: dayHref(date), label: null } as const
}
