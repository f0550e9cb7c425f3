import { useDisclosure } from '@mantine/hooks'
import type { DepartureRow } from '@tourdesk/contract/departures/departures'
import { batchLimits } from '@tourdesk/domain/departures/batch'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import type { RowSelection } from '../../kit/table/useRowSelection.ts'
import { useFocusBack } from '../../kit/useFocusBack.ts'
import { CancelDepartures } from '../cancel/CancelDepartures.tsx'
import { cancelMessages } from '../cancel/cancelMessages.ts'
import styles from '../departure.module.css'
import { departureMessages } from '../departureMessages.ts'

/** The number of ticked departures, and canceling those that can be canceled in one step. */
export function DepartureSelection({ selection }: { selection: RowSelection<DepartureRow> }) {
  const t = useText(departureMessages)
  const ofCancel = useText(cancelMessages)
  const [isOpen, dialog] = useDisclosure()
  const { rows, clear } = selection
  const open = rows.filter(isCancelable)
  const most = batchLimits.departures
  const { part, focusBack } = useFocusBack<HTMLElement>()
  return (
    <>
      {rows.length > 0 && (
        <section ref={part} className={`${styles.bar} notPrinted`} aria-label={t('bar')}>
          <strong aria-live="polite">{t('selected', { count: rows.length })}</strong>
          {open.length > most && <span className="quiet">{t('tooMany', { most })}</span>}
          {open.length < rows.length && <span className="quiet">{t('notCancelable')}</span>}
          <ActionButton
            variant="subtle"
            color="red"
            disabled={open.length === 0 || open.length > most}
            onClick={dialog.open}
          >
            {ofCancel('cancel', { count: open.length })}
          </ActionButton>
        </section>
      )}
      <CancelDepartures
        departures={open}
        form={{ opened: isOpen, ...dialog }}
        onDone={clear}
        onClosed={focusBack}
      />
    </>
  )
}

/** False for what's canceled, and for what's offered without an order, a vehicle or a decision. */
function isCancelable({ state, orders, units, guaranteed, closedFor }: DepartureRow): boolean {
  if (state === 'canceled') return false
  return state === 'closed' || orders > 0 || units > 0 || guaranteed || closedFor.length > 0
}
