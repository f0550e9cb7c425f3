import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { useRef } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { boardingHref } from '../boardingHref.ts'
import { DayChecks } from '../check/DayChecks.tsx'
import { SignOff } from '../check/SignOff.tsx'
import { useDayFindings } from '../check/useDayFindings.ts'
import { useFindingKeys } from '../check/useFindingKeys.ts'
import { manifestsHref } from '../manifestHref.ts'
import { DayBody } from '../oneDay/DayBody.tsx'
import { OneDayPage } from '../oneDay/OneDayPage.tsx'
import { useDayShown } from '../oneDay/useDayShown.ts'
import { ProposePlan } from '../ProposePlan.tsx'
import { DayActs } from './acts/DayActs.tsx'
import { DayOverview } from './DayOverview.tsx'
import { dayMessages } from './messages.ts'
import { ViewSwitch } from './timeline/ViewSwitch.tsx'

const page = getRouteApi('/signedIn/day')

/** A day over all tours: its departures, what they lack, and the free people and cars. */
export function DayPage() {
  const t = useText(dayMessages)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const { view = 'list' } = search
  const go = (day: Day) => void navigate({ search: (now) => ({ ...now, date: day }), replace: true })
  const date = useDayShown(search.date, addDays(today, 1), go)
  const body = useRef<HTMLDivElement>(null)
  useFindingKeys(body, useDayFindings(date) ?? [])
  const plan = useQuery({
    ...queries.tourEvents.day({ params: { date } }),
    placeholderData: keepPreviousData,
  })

  return (
    <OneDayPage
      title={t('title')}
      date={date}
      onDate={go}
      links={[
        { href: manifestsHref(date), name: t('manifests') },
        { href: boardingHref(date), name: t('boarding') },
      ]}
      actions={
        <>
          {plan.data && plan.data.departures.length > 0 && (
            <>
              <ProposePlan date={date} />
              <DayActs date={date} />
            </>
          )}
          <ViewSwitch
            view={view}
            onView={(next) =>
              void navigate({
                search: { date, view: next === 'list' ? undefined : next },
                replace: true,
              })
            }
          />
        </>
      }
    >
      {plan.isError && !plan.data ? (
        <ErrorState text={problem.ofError(plan.error)} onRetry={() => void plan.refetch()} />
      ) : (
        <DayBody isOld={plan.isPlaceholderData}>
          <div ref={body} className="stack gap8" tabIndex={-1}>
            <SignOff date={date} isEmpty={plan.data?.departures.length === 0} />
            <DayChecks date={date} hasDepartures={(plan.data?.departures.length ?? 0) > 0} />
            {plan.data ? <DayOverview date={date} view={view} plan={plan.data} /> : <LoadingDay />}
          </div>
        </DayBody>
      )}
    </OneDayPage>
  )
}

/** Placeholders while the departures load. */
function LoadingDay() {
  return [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height={84} />)
}
