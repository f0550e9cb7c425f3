import { undoneIn } from '@tourdesk/domain/crew/stateOf'
import { money } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { record } from '../record.ts'
import { useCrew } from '../useCrew.ts'
import { SentMark } from './PartyMark.tsx'
import { useRoad } from './RoadContext.ts'
import type { RoadEvent } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/**
 * The cash and the notes of a party or a vehicle, oldest first, by the whole crew. People can undo their own
 * notes, which stay readable.
 */
export function RoadNotes({ events }: { events: readonly RoadEvent[] }) {
  const t = useText(unitMessages)
  const shown = events.filter(({ kind }) => kind === 'cash' || isRemark(kind))
  const undone = undoneIn(events)
  if (shown.length === 0) return null
  return (
    <ul className={styles.notes}>
      {shown.map((event) => {
        const { _id, kind, text, amount, currency, isSent } = event
        const isUndone = undone.has(_id)
        return (
          <li
            key={_id}
            className={kind === 'incident' ? styles.incident : undefined}
            data-undone={isUndone || undefined}
          >
            <SentMark isSent={isSent} />
            {kind === 'cash' && amount !== null && currency !== null ? (
              <span>{t('cashTaken', { amount: ltr(money(amount, currency)) })}</span>
            ) : (
              <span className={styles.noteText}>
                {kind === 'incident' && `${t('incident')}: `}
                <bdi>{text}</bdi>
              </span>
            )}
            {isUndone && <span>({t('noteTakenBack')})</span>}
            {!isUndone && isRemark(kind) && <TakeBack event={event} />}
          </li>
        )
      })}
    </ul>
  )
}

function TakeBack({ event: { _id, selectedTour, text, by } }: { event: RoadEvent }) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { unit } = useRoad()
  const { me } = useCrew()
  if (by.kind !== 'crew' || by._id !== me?.operator._id) return null
  return (
    <Button
      look="plain"
      className={styles.undo}
      aria-label={t('takeNoteBack', { text: named(text ?? '') })}
      onClick={() => void record({ kind: 'undo', tourCar: unit._id, selectedTour, undoes: _id })}
    >
      {words('undo')}
    </Button>
  )
}

function isRemark(kind: string): boolean {
  return kind === 'note' || kind === 'incident'
}
