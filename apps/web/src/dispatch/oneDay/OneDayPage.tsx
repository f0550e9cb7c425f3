import { Button } from '@mantine/core'
import type { Day } from '@tourdesk/domain/calendar'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { day as dayText } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyDayInput } from '../../kit/fields/LazyDayInput.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Printed } from '../../kit/Printed.tsx'
import { DaySteps } from './DaySteps.tsx'
import { DayWords } from './DayWords.tsx'
import { oneDayMessages } from './oneDayMessages.ts'

interface OneDayPageProps {
  title: string
  /** Before the title, such as a back link. */
  before?: ReactNode
  date: Day
  onDate: (date: Day) => void
  /** Other pages of the same day. */
  links: { href: string; name: string }[]
  /** The actions for the day. */
  actions?: ReactNode
  kind?: 'table'
  children: ReactNode
}

/** A page about one day: its title and date, and links to other days and to other pages of the day. */
export function OneDayPage({ title, before, date, onDate, links, actions, kind, children }: OneDayPageProps) {
  const t = useText(oneDayMessages)
  const words = useText(common)
  const today = useToday()
  return (
    <Page
      kind={kind}
      title={title}
      before={before}
      beside={
        <>
          <DayWords date={date} />
          <span className="printedOnly">{ltr(dayText(date))}</span>
          <Printed />
        </>
      }
      actions={
        <>
          {links.map(({ href, name }) => (
            <LinkButton key={href} href={href} variant="default">
              {name}
            </LinkButton>
          ))}
          <DaySteps date={date} onDate={onDate}>
            <Button variant="default" onClick={() => onDate(today)}>
              {words('today')}
            </Button>
          </DaySteps>
          <LazyDayInput label={t('date')} hidesLabel value={date} onChange={(day) => day && onDate(day)} />
          {actions}
        </>
      }
    >
      {children}
    </Page>
  )
}
