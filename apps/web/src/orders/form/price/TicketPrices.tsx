import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'
import { convert, toCents, toDollars } from '@tourdesk/domain/money'
import { money } from '../../../i18n/format.ts'
import { ltr } from '../../../i18n/isolate.ts'
import { useTicketLabel } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './PricePanel.module.css'
import { useCurrency, useRate } from './useTotal.ts'

interface TicketPricesProps {
  portion: CalculatedPrices['pricePortions'][number] | undefined
  isStale: boolean
}

/** The list price of one ticket of each type in the party, in the order's currency. */
export function TicketPrices({ portion, isStale }: TicketPricesProps) {
  const t = useText(orderMessages)
  const label = useTicketLabel()
  const currency = useCurrency()
  const rate = useRate()
  const tickets = (portion?.priceLines ?? []).flatMap((line) => (line.line === 'ticket' ? [line] : []))
  return tickets.map(({ type, count, each }) => (
    <span key={type} className={`quiet fullRow small ${styles.ticket}`} data-stale={isStale || undefined}>
      {t('ticketPrice', {
        type: label(type),
        count,
        each: ltr(money(toDollars(convert(toCents(each), rate)), currency)),
      })}
    </span>
  ))
}
