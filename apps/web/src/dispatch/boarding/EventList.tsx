import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { timeIn } from '@tourdesk/domain/calendar'
import { undoneIn } from '@tourdesk/domain/crew/stateOf'
import { takeBackKinds } from '@tourdesk/domain/crew/vocabulary'
import { useText } from '../../i18n/useText.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'
import { useEventText } from './useEventText.ts'

interface EventListProps {
  /** Oldest first. */
  events: readonly BoardingEvent[]
  label: string
  tabIndex?: number
  takeBack?: { run: (event: BoardingEvent) => void; nameOf: (event: BoardingEvent) => string }
}

/** The events reported from the road, newest first; undone ones stay readable. */
export function EventList({ events, label, tabIndex, takeBack }: EventListProps) {
  const t = useText(boardingMessages)
  const text = useEventText()
  const undone = undoneIn(events)
  return (
    <ol className={`plainList ${styles.events}`} aria-label={label}>
      {events.toReversed().map((event) => {
        const isUndone = undone.has(event._id)
        return (
          <li
            key={event._id}
            data-undone={isUndone || undefined}
            data-incident={event.kind === 'incident' || undefined}
          >
            <Code>{timeIn(new Date(event.at))}</Code>
            {event.kind === 'incident' && <IconAlertTriangle size={14} stroke={1.8} aria-hidden />}
            <span className={styles.event}>{text(event)}</span>
            <Name>{event.by.name}</Name>
            {isUndone && <span>({t('isTakenBack')})</span>}
            {event.flags.map((flag) => (
              <span key={flag} className="orange">
                {t(flag)}
              </span>
            ))}
            {takeBack && !isUndone && canBeTakenBack(event) && (
              <Button
                variant="subtle"
                size="compact-xs"
                data-stop="takeBack"
                tabIndex={tabIndex}
                aria-label={takeBack.nameOf(event)}
                onClick={() => takeBack.run(event)}
              >
                {t('takeBack')}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function canBeTakenBack({ kind }: BoardingEvent): boolean {
  return takeBackKinds.some((each) => each === kind)
}
