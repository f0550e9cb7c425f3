import { money } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { SentMark } from './PartyMark.tsx'
import type { RoadEvent } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** The cash and the notes of a party or a vehicle, oldest first, whoever of the crew made them. */
export function RoadNotes({ events }: { events: readonly RoadEvent[] }) {
  const t = useText(unitMessages)
  const shown = events.filter(({ kind }) => kind === 'cash' || kind === 'note' || kind === 'incident')
  if (shown.length === 0) return null
  return (
    <ul className={styles.notes}>
      {shown.map(({ _id, kind, text, amount, currency, isSent }) => (
        <li key={_id} className={kind === 'incident' ? styles.incident : undefined}>
          <SentMark isSent={isSent} />
          {kind === 'cash' && amount !== null && currency !== null ? (
            <span>{t('cashTaken', { amount: ltr(money(amount, currency)) })}</span>
          ) : (
            <span>
              {kind === 'incident' && `${t('incident')}: `}
              <bdi>{text}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
