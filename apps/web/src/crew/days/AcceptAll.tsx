import { IconChecks } from '@tabler/icons-react'
import type { CrewDays } from '@tourdesk/contract/crew/crewPage'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { record } from '../record.ts'
import { useCrew } from '../useCrew.ts'
import styles from './days.module.css'
import { daysMessages } from './daysMessages.ts'
import { askingUnits } from './replyShown.ts'
import { useDayName } from './useDayName.ts'

/** Accepts all new assignments at once, after listing them. One that changed since is answered by itself. */
export function AcceptAll({ days }: { days: CrewDays }) {
  const t = useText(daysMessages)
  const words = useText(crewMessages)
  const { taps } = useCrew()
  const nameOf = useDayName()
  const [isAsking, setIsAsking] = useState(false)
  const units = askingUnits(days, taps).filter(({ reply }) => reply.changes.length === 0)
  const count = units.length
  if (count < 2) return null
  const accept = async () => {
    const kept = await record(
      ...units.map(({ _id, assignment }) => ({
        kind: 'reply' as const,
        tourCar: _id,
        reply: 'accepted' as const,
        reason: '',
        seen: assignment,
      })),
    )
    if (kept) setIsAsking(false)
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <IconChecks size={22} stroke={1.8} aria-hidden />
        {t('acceptAll', { count })}
      </Button>
      {isAsking && (
        <Sheet title={t('acceptAllQuestion')} onClose={() => setIsAsking(false)}>
          <ul className={styles.asked}>
            {units.map(({ _id, date, time, tour }) => (
              <li key={_id}>
                {nameOf(date, days.today)}, {time && <Code>{time}</Code>} {named(tour.name)}
              </li>
            ))}
          </ul>
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="main" onClick={() => void accept()}>
              {t('acceptAll', { count })}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </>
  )
}
