import { Button, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent } from 'react'
import { queries } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { DayInput } from '../../kit/fields/DayInput.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import { DayWords } from '../DayWords.tsx'
import { dayHref } from '../day/dayHref.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { BoardingTotals } from './BoardingTotals.tsx'
import { BoardingUnit } from './BoardingUnit.tsx'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'
import { Incidents } from './Incidents.tsx'

const page = getRouteApi('/signedIn/day/boarding')

/** A day on the road: who got on, who didn't come and who is still waited for, live (CREW-31). */
export function BoardingPage() {
  const t = useText(boardingMessages)
  const words = useText(common)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const date = search.date ?? today
  const navigate = page.useNavigate()
  const list = useQuery({ ...queries.boardings.list({ query: { date } }), placeholderData: keepPreviousData })
  const go = (day: Day) => void navigate({ search: { date: day }, replace: true })
  const nameToday = useEffectEvent(() => go(today))
  useEffect(() => {
    if (!search.date) nameToday()
  }, [search.date])
  const previous = { label: t('previousDay'), run: () => go(addDays(date, -1)) }
  const next = { label: t('nextDay'), run: () => go(addDays(date, 1)) }
  useStepKeys({ previous, next, home: { label: words('today'), run: () => go(today) } })
  const toggle = (unit: string) =>
    void navigate({ search: { date, ...(unit !== search.unit && { unit }) }, replace: true })
  const units = list.data?.data
  const ahead = list.data ? Date.parse(list.data.now) - list.dataUpdatedAt : 0

  return (
    <Page
      title={t('title')}
      beside={<DayWords date={date} />}
      actions={
        <>
          <LinkButton href={dayHref(date)} variant="default">
            {t('day')}
          </LinkButton>
          <StepButton name={previous.label} icon={IconChevronLeft} onClick={previous.run} />
          <Button variant="default" onClick={() => go(today)}>
            {words('today')}
          </Button>
          <StepButton name={next.label} icon={IconChevronRight} onClick={next.run} />
          <DayInput label={t('date')} hidesLabel value={date} onChange={(day) => day && go(day)} />
        </>
      }
    >
      {list.isError && !units ? (
        <ErrorState text={problem.ofError(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <div className={styles.page} aria-busy={list.isPlaceholderData} inert={list.isPlaceholderData}>
          {!units && [1, 2, 3, 4].map((line) => <Skeleton key={line} height={72} />)}
          {units && !list.isPlaceholderData && <Incidents date={date} units={units} />}
          {units && units.length > 0 && <BoardingTotals units={units} />}
          {units && (
            <section className={styles.units} aria-label={t('vehicles')}>
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
          {units?.length === 0 && (
            <EmptyState
              text={t('nothing')}
              action={
                <LinkButton href={assignmentsHref({ startDate: date, endDate: date })}>
                  {t('calendar')}
                </LinkButton>
              }
            />
          )}
        </div>
      )}
    </Page>
  )
}
