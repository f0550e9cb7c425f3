import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { dateTime, day } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { waitingMessages } from './waitingMessages.ts'

/** The dates of a party, each with its offer. */
export function WaitingDates({ entry: { dates } }: { entry: Pick<WaitingEntry, 'dates'> }) {
  const t = useText(waitingMessages)
  return (
    <ul className="plainList">
      {dates.map(({ date, state, offeredUntil }) => (
        <li key={date} className={state === 'expired' ? 'quiet' : undefined}>
          {offeredUntil
            ? t('until', { day: ltr(day(date)), time: ltr(dateTime(offeredUntil)) })
            : state === 'expired'
              ? t('over', { day: ltr(day(date)) })
              : ltr(day(date))}
        </li>
      ))}
    </ul>
  )
}
