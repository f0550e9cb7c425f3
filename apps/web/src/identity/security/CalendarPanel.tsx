import { api, queries } from '../../app/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { Panel } from '../../kit/Panel.tsx'
import { CalendarLink } from '../calendar/CalendarLink.tsx'
import { calendarMessages } from '../calendar/calendarMessages.ts'

/** The link to a calendar of all departures, in the language of the screen it's made on. */
export function CalendarPanel() {
  const t = useText(calendarMessages)
  const { language } = useLanguage()
  return (
    <Panel title={t('title')}>
      <CalendarLink
        help={t('help')}
        query={queries.calendarLinks.own()}
        make={() => api.calendarLinks.makeOwn({ body: { language } })}
      />
    </Panel>
  )
}
