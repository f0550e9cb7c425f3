import { IconChecks } from '@tabler/icons-react'
import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { accept } from '../reply/reply.ts'
import { replyMessages } from '../reply/replyMessages.ts'
import styles from './days.module.css'
import { daysMessages } from './daysMessages.ts'
import { useDayName } from './useDayName.ts'

interface AcceptAllProps {
  /** The vehicles that need a reply. */
  asking: readonly CrewUnit[]
  today: Day
}

/** Lists all new assignments, then accepts them at once. One that changed since a reply needs its own. */
export function AcceptAll({ asking, today }: AcceptAllProps) {
  const t = useText(daysMessages)
  const words = useText(crewMessages)
  const replies = useText(replyMessages)
  const nameOf = useDayName()
  const [isAsking, setIsAsking] = useState(false)
  const units = asking.filter(({ reply }) => reply.changes.length === 0)
  const count = units.length
  // The list must not reopen when there's something to accept again.
  if (isAsking && count === 0) setIsAsking(false)
  const acceptThem = async () => {
    if (await accept(...units)) setIsAsking(false)
  }
  return (
    <>
      {count > 1 && (
        <Button onClick={() => setIsAsking(true)}>
          <IconChecks size={22} stroke={1.8} aria-hidden />
          {t('acceptAll', { count })}
        </Button>
      )}
      {isAsking && count > 0 && (
        <Sheet title={t('acceptAllQuestion')} onClose={() => setIsAsking(false)}>
          <ul className={styles.asked}>
            {units.map(({ _id, date, time, tour }) => (
              <li key={_id}>
                {nameOf(date, today)}, {time && <Code>{time}</Code>} {named(tour.name)}
              </li>
            ))}
          </ul>
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="main" onClick={() => void acceptThem()}>
              {count > 1 ? t('acceptAll', { count }) : replies('accept')}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </>
  )
}
