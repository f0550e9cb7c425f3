import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { DepartureTags } from '../../departures/DepartureTags.tsx'
import { departureHref } from '../../departures/departureHref.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { boardMessages } from './messages.ts'

/** The state of the board's departure, and the link to its page. */
export function BoardDeparture({ tour, date }: { tour: string; date: Day }) {
  const t = useText(boardMessages)
  const { data } = useQuery(queries.departures.get({ params: { tour, date } }))
  return (
    <>
      {data && (
        <DepartureTags
          state={data.state}
          guaranteed={data.guaranteed}
          isPartlyClosed={data.closedFor.length > 0}
        />
      )}
      <AppLink href={departureHref({ tour, date })}>{t('departure')}</AppLink>
    </>
  )
}
