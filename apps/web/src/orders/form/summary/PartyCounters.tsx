import { isLocked, partyOf } from '@tourdesk/domain/entries/entry'
import { useWatch } from 'react-hook-form'
import { useTicketLabel } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { countParty } from './party.ts'
import styles from './SummaryStep.module.css'

/** The number of people per ticket type, over all tours that aren't canceled. */
export function PartyCounters() {
  const t = useText(orderMessages)
  const label = useTicketLabel()
  const { form, orderType } = useOrderDesk()
  const selectedTours = useWatch({ control: form.control, name: 'selectedTours' })
  const counts = countParty({ selectedTours, orderType })
  const total = selectedTours
    .filter((entry) => !isLocked(entry))
    .reduce((sum, entry) => sum + partyOf(entry, orderType), 0)
  return (
    <ul className={`flex wrap gap4 across16 plainList ${styles.counters}`} aria-label={t('participants')}>
      {Object.entries(counts).map(([type, count]) => (
        <li key={type}>{t('count', { type: label(type), count })}</li>
      ))}
      <li>{t('totalCount', { count: total })}</li>
    </ul>
  )
}
