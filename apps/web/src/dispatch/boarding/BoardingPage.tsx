import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { dayHref } from '../dayHref.ts'
import { DayBody } from '../oneDay/DayBody.tsx'
import { NoVehicles } from '../oneDay/NoVehicles.tsx'
import { OneDayPage } from '../oneDay/OneDayPage.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { useDayShown } from '../oneDay/useDayShown.ts'
import { ProposePlan } from '../ProposePlan.tsx'
import { BoardingTotals } from './BoardingTotals.tsx'
import { BoardingUnit } from './BoardingUnit.tsx'
import { boardingMessages } from './boardingMessages.ts'
import { Incidents } from './Incidents.tsx'

const page = getRouteApi('/signedIn/day/boarding')

/** A day on the road, live: who got on, who didn't come and who is still waited for. */
export function BoardingPage() {
  const t = useText(boardingMessages)
  const words = useText(oneDayMessages)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const go = (day: Day) => void navigate({ search: { date: day }, replace: true })
  const date = useDayShown(search.date, today, go)
  const list = useQuery({ ...queries.boardings.list({ query: { date } }), placeholderData: keepPreviousData })
  const toggle = (unit: string) =>
    void navigate({ search: { date, ...(unit !== search.unit && { unit }) }, replace: true })
  const units = list.data?.data
  const ahead = list.data ? Date.parse(list.data.now) - list.dataUpdatedAt : 0

  return (
    <OneDayPage
      title={t('title')}
      date={date}
      onDate={go}
      links={[{ href: dayHref(date), name: words('day') }]}
      actions={units && units.length > 0 && <ProposePlan date={date} mode="repair" />}
    >
      {list.isError && !units ? (
        <ErrorState text={problem.ofError(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <DayBody isOld={list.isPlaceholderData}>
          {!units && [1, 2, 3, 4].map((line) => <Skeleton key={line} height={72} />)}
          {units && !list.isPlaceholderData && <Incidents date={date} units={units} />}
          {units && units.length > 0 && <BoardingTotals units={units} />}
          {units && (
            <section className="stack gap8" aria-label={t('vehicles')}>
              {units.map((unit) => (
                <BoardingUnit
                  key={unit._id}
                  unit={unit}
                  ahead={ahead}
                  isOpen={unit._id === search.unit}
                  onToggle={() => toggle(unit._id)}
                />
              ))}
            </section>
          )}
          {units?.length === 0 && <NoVehicles date={date} />}
        </DayBody>
      )}
    </OneDayPage>
  )
}
