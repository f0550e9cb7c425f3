import { IconCalendarOff } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { daysAt } from '../keep/daysAt.ts'
import { buttonClass } from '../parts/Button.tsx'
import { CrewFrame } from '../parts/CrewFrame.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { askingUnits } from '../reply/replyShown.ts'
import { useCrew } from '../useCrew.ts'
import { useOfficeTime } from '../useOfficeTime.ts'
import { AcceptAll } from './AcceptAll.tsx'
import { CrewDay } from './CrewDay.tsx'
import { daysMessages } from './daysMessages.ts'

/** Today, then the next days with work, then yesterday. */
export function DaysPage() {
  const t = useText(daysMessages)
  const words = useText(crewMessages)
  const { days: kept, taps } = useCrew()
  const now = useOfficeTime()
  const days = kept && daysAt(kept, now)
  const asking = days ? askingUnits(days, taps) : []
  const hasWork = days?.data.some(({ units }) => units.length > 0)
  return (
    <CrewFrame title={words('days')} isFirst isBusy={!days}>
      {!days && <Waiting />}
      {days && !hasWork && <p>{t('noWork')}</p>}
      {days && <AcceptAll asking={asking} today={days.today} />}
      {days &&
        hasWork &&
        days.data.map(({ date, units }) => (
          <CrewDay
            key={date}
            date={date}
            today={days.today}
            units={units}
            isAsked={units.some((unit) => asking.includes(unit))}
          />
        ))}
      <PlaceLink to="/crew/away" className={buttonClass('quiet')}>
        <IconCalendarOff size={20} stroke={1.8} aria-hidden />
        {words('away')}
      </PlaceLink>
    </CrewFrame>
  )
}
