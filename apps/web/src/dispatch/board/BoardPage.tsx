import { Button } from '@mantine/core'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { PurchasedTour } from '@tourdesk/contract/orders'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { ReactNode } from 'react'
import { queries } from '../../app/api.ts'
import { relativeDay, titleDay, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { Page } from '../../kit/Page.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { useToday } from '../../kit/useToday.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import { people } from '../calendar/departures.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { boardMessages } from './messages.ts'

const page = getRouteApi('/signedIn/assignments/calendar')

interface BoardPageProps {
  date: Day
  tour: string
  /** Undefined until the first answer is there. */
  tours: PurchasedTour[] | undefined
  children: ReactNode
}

/** Title, way back, and the steps to the days before and after (CAL-06 to CAL-08). */
export function BoardPage({ date, tour, tours, children }: BoardPageProps) {
  const t = useText(boardMessages)
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const name = useTourName(tour, tours)
  const go = (day: Day) => void navigate({ search: (now) => ({ ...now, date: day }), replace: true })
  const steps = {
    previous: { label: t('previousDay'), run: () => go(addDays(date, -1)) },
    next: { label: t('nextDay'), run: () => go(addDays(date, 1)) },
    home: { label: t('thisDay'), run: () => go(today) },
  }
  useStepKeys(steps)
  const { startDate, endDate } = search
  return (
    <Page
      kind="table"
      title={t('title', { tour: name, day: titleDay(date), n: people(tours ?? []) })}
      before={<BackButton href={assignmentsHref({ startDate, endDate })} />}
      beside={<DayWords date={date} />}
      actions={
        <>
          <StepButton name={steps.previous.label} icon={IconChevronLeft} onClick={steps.previous.run} />
          <StepButton name={steps.next.label} icon={IconChevronRight} onClick={steps.next.run} />
        </>
      }
    >
      {children}
    </Page>
  )
}

function BackButton({ href }: { href: string }) {
  const t = useText(boardMessages)
  const open = useOpen()
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.6} className="pointsForward" />}
      onClick={(event) => {
        event.preventDefault()
        open(href)
      }}
    >
      {t('calendar')}
    </Button>
  )
}

function DayWords({ date }: { date: Day }) {
  const today = useToday()
  const { language } = useLanguage()
  const word = relativeDay(date, today, language)
  return (
    <>
      <span className="quiet">{weekday(date, language)}</span>
      {word && <Tag tone={date === today ? 'blue' : 'grey'}>{word}</Tag>}
    </>
  )
}

/** From the day's orders; a day without any asks for the list of tours. */
function useTourName(tour: string, tours: PurchasedTour[] | undefined): string {
  const known = tours?.find((entry) => entry.tour?._id === tour)?.tour?.name
  const active = useQuery({ ...queries.tours.active(), staleTime: 300_000, enabled: tours && !known })
  return known ?? active.data?.data.find(({ _id }) => _id === tour)?.name ?? ''
}
