import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'
import type { ReactNode } from 'react'
import { queries } from '../../app/api.ts'
import { useBackToList } from '../../app/useBackToList.ts'
import { titleDay } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { Page } from '../../kit/Page.tsx'
import { useLast } from '../../kit/useLast.ts'
import { MessageCustomers } from '../../messages/MessageCustomers.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { backToDay } from '../dayHref.ts'
import { DaySteps } from '../oneDay/DaySteps.tsx'
import { DayWords } from '../oneDay/DayWords.tsx'
import { backWords, oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { ProposePlan } from '../ProposePlan.tsx'
import { people } from '../people.ts'
import { BoardDeparture } from './BoardDeparture.tsx'
import { DepartureLog } from './DepartureLog.tsx'
import { boardMessages } from './messages.ts'
import { ProposeTimes } from './ProposeTimes.tsx'

const page = getRouteApi('/signedIn/assignments/calendar')

interface BoardPageProps {
  date: Day
  tour: string
  /** Undefined while this day is loading. */
  tours: PurchasedTour[] | undefined
  children: ReactNode
}

/** The title, a back link, and buttons for the previous and next day. */
export function BoardPage({ date, tour, tours, children }: BoardPageProps) {
  const t = useText(boardMessages)
  const words = useText(oneDayMessages)
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const { startDate, endDate, from, back: dayShown = date } = search
  const back = from ? backToDay(dayShown, from) : assignmentsHref({ startDate, endDate })
  const title = useTitle(date, tour, tours, back)
  const go = (day: Day) =>
    void navigate({ search: ({ back: _, ...now }) => ({ ...now, date: day }), replace: true })
  return (
    <Page
      kind="table"
      title={title}
      before={<BackLink href={back}>{from ? words(backWords[from]) : t('calendar')}</BackLink>}
      beside={
        <>
          <DayWords date={date} />
          <BoardDeparture date={date} tour={tour} />
        </>
      }
      actions={
        <>
          {tours && tours.length > 0 && (
            <>
              <ProposePlan date={date} tour={tour} />
              <ProposeTimes date={date} tour={tour} />
              <MessageCustomers target={{ tour, date }} />
            </>
          )}
          <DepartureLog date={date} tour={tour} />
          <DaySteps date={date} onDate={go} />
        </>
      }
    >
      {children}
    </Page>
  )
}

/**
 * The title, once known. The tour's name comes from the day's orders; a day without orders loads the tour, and an
 * unknown tour goes back to where it was opened.
 */
function useTitle(date: Day, tour: string, tours: PurchasedTour[] | undefined, back: string): string {
  const t = useText(boardMessages)
  const booked = useLast(tours?.find((entry) => entry.tour?._id === tour)?.tour?.name)
  const isAsked = tours !== undefined && booked === undefined
  const asked = useQuery({ ...queries.tours.get({ params: { id: tour } }), enabled: isAsked })
  useBackToList(asked, back)
  const name = booked ?? asked.data?.name
  const day = titleDay(date)
  if (!name) return t('titleOfDay', { day })
  return tours ? t('title', { tour: name, day, n: people(tours) }) : t('titleOfTour', { tour: name, day })
}
