import { Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { DayInput } from '../../kit/fields/DayInput.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { boardingHref } from '../boarding/boardingHref.ts'
import { DayChecks } from '../check/DayChecks.tsx'
import { DayWords } from '../DayWords.tsx'
import { manifestsHref } from '../manifest/manifestHref.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { DayOverview } from './DayOverview.tsx'
import styles from './day.module.css'
import { dayMessages } from './messages.ts'

const page = getRouteApi('/signedIn/day')

/** A day over all tours: what leaves, what's missing, and who and what is still free. */
export function DayPage() {
  const t = useText(dayMessages)
  const words = useText(common)
  const problem = useProblemTexts()
  const today = useToday()
  const { date = addDays(today, 1) } = page.useSearch()
  const navigate = page.useNavigate()
  const plan = useQuery({
    ...queries.tourEvents.day({ params: { date } }),
    placeholderData: keepPreviousData,
  })
  const go = (day: Day) => void navigate({ search: { date: day }, replace: true })
  const previous = { label: t('previousDay'), run: () => go(addDays(date, -1)) }
  const next = { label: t('nextDay'), run: () => go(addDays(date, 1)) }
  useStepKeys({ previous, next, home: { label: words('today'), run: () => go(today) } })

  return (
    <Page
      title={t('title')}
      beside={<DayWords date={date} />}
      actions={
        <>
          <LinkButton href={manifestsHref(date)} variant="default">
            {t('manifests')}
          </LinkButton>
          <LinkButton href={boardingHref(date)} variant="default">
            {t('boarding')}
          </LinkButton>
          <StepButton name={previous.label} icon={IconChevronLeft} onClick={previous.run} />
          <StepButton name={next.label} icon={IconChevronRight} onClick={next.run} />
          <DayInput label={t('date')} hidesLabel value={date} onChange={(day) => day && go(day)} />
        </>
      }
    >
      {plan.isError && !plan.data ? (
        <ErrorState text={problem.ofError(plan.error)} onRetry={() => void plan.refetch()} />
      ) : (
        <div className={styles.page} aria-busy={plan.isPlaceholderData} inert={plan.isPlaceholderData}>
          <DayChecks date={date} />
          {plan.data ? <DayOverview date={date} plan={plan.data} /> : <LoadingDay />}
        </div>
      )}
    </Page>
  )
}

/** Departures that aren't known yet. */
function LoadingDay() {
  return [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height={84} />)
}
