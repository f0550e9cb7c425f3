import { getRouteApi } from '@tanstack/react-router'
import { addDays } from '@tourdesk/domain/calendar'
import { titleDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { Page } from '../../kit/Page.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { dayHref } from '../dayHref.ts'
import { DayWords } from '../oneDay/DayWords.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { ProposePlan } from '../ProposePlan.tsx'
import { AskPlan } from './AskPlan.tsx'
import { PlanBody } from './PlanBody.tsx'
import { planMessages } from './planMessages.ts'
import { usePlan } from './usePlan.ts'

const page = getRouteApi('/signedIn/day/plan')

/** A proposed plan of a day: how far its search is, then what it changes, to be looked at and applied. */
export function PlanPage() {
  const t = useText(planMessages)
  const words = useText(oneDayMessages)
  const search = page.useSearch()
  const today = useToday()
  const plan = usePlan(search.plan)
  const { date, tour, mode } = plan.request ?? {
    date: search.date ?? addDays(today, 1),
    tour: search.tour ?? null,
    mode: search.mode ?? 'plan',
  }
  const subject = { date, tour, mode }
  return (
    <Page
      title={t(mode)}
      tabTitle={`${t(mode)} ${ltr(titleDay(date))}`}
      before={
        tour === null ? (
          <BackLink href={dayHref(date)}>{words('backToDay')}</BackLink>
        ) : (
          <BackLink href={assignmentsHref({ date, tour })}>{t('backToBoard')}</BackLink>
        )
      }
      beside={
        <>
          <span className="large tabular">{ltr(titleDay(date))}</span>
          <DayWords date={date} />
        </>
      }
      actions={plan.proposal && <ProposePlan date={date} tour={tour} mode={mode} last={plan.request} />}
    >
      {search.plan === undefined ? (
        <AskPlan subject={subject} />
      ) : (
        <PlanBody key={search.plan} id={search.plan} plan={plan} subject={subject} />
      )}
    </Page>
  )
}
