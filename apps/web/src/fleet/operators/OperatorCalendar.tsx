import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { CalendarLink } from '../../identity/calendar/CalendarLink.tsx'
import { calendarMessages } from '../../identity/calendar/calendarMessages.ts'
import { Heading } from '../../kit/Heading.tsx'

/** The calendar link of a guide or driver, below their form. */
export function OperatorCalendar({ id }: { id: string }) {
  const t = useText(calendarMessages)
  const mayMake = useCan('dispatch.write')
  return (
    <section aria-label={t('title')}>
      <Heading>{t('title')}</Heading>
      <CalendarLink
        help={t('helpCrew')}
        query={queries.calendarLinks.ofOperator({ params: { id } })}
        make={mayMake ? () => api.calendarLinks.makeForOperator({ params: { id } }) : undefined}
      />
    </section>
  )
}
