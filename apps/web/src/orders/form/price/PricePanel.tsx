import { partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useToday } from '../../../kit/fields/useToday.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { Name } from '../../../kit/Isolated.tsx'
import { useInstalmentText } from '../../instalments/useInstalmentText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { StarTourLine } from '../StarTourLine.tsx'
import { useOrderPrice } from './OrderPrice.tsx'
import { PricedEntries } from './PricedEntries.tsx'
import { PriceFailure } from './PriceFailure.tsx'
import styles from './PricePanel.module.css'
import { PriceText } from './PriceText.tsx'
import { useSettlementText } from './useSettlementText.ts'
import { useTotal } from './useTotal.ts'
import { WhyOrder } from './WhyOrder.tsx'

/** The order so far with its price, visible on every step. */
export function PricePanel() {
  const t = useText(orderMessages)
  const { form } = useOrderDesk()
  const price = useOrderPrice()
  const total = useTotal()
  const settlement = useSettlementText()
  const draft = useWatch({ control: form.control, compute: shownOf })
  const isCalculating =
    price.isStale &&
    draft.selectedTours.some(
      (entry) => entry.tour && tourDateOf(entry, draft.orderType) && partyOf(entry, draft.orderType) > 0,
    )
  return (
    <aside className={styles.panel} aria-label={t('yourOrder')}>
      <Heading className="flat below8 normal strong">{t('yourOrder')}</Heading>
      <StarTourLine />
      <PricedEntries entries={draft.selectedTours} />
      <Customer />
      <p className="flex apart alignBaseline gap12 flat above12 medium">
        <span>{t('total')}</span>
        <output aria-live="polite" className={styles.figure}>
          <PriceText price={total} isStale={price.isStale} />
        </output>
      </p>
      <Instalments currency={draft.currency} isStale={price.isStale} />
      <WhyOrder />
      <div className={styles.hint} role="status">
        <PriceFailure />
        {total.kind === 'none' && !price.error && t(isCalculating ? 'calculating' : 'priceHint')}
        {!price.isStale && settlement(draft).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </aside>
  )
}

/** The deposit and the balance with their due days, without paid parts; empty if all is due at once. */
function Instalments({ currency, isStale }: { currency: OrderDraft['currency']; isStale: boolean }) {
  const { order } = useOrderDesk()
  const { prices } = useOrderPrice()
  const paid = new Map(order?.instalments.map((part) => [part.n, part.paid]))
  const asked = (prices?.instalments ?? []).filter(({ n, amount }) => amount > (paid.get(n) ?? 0))
  const textOf = useInstalmentText()
  const today = useToday()
  const text = textOf(asked, currency ?? 'USD', today)
  return text !== '' && !isStale && <p className="quiet flat">{text}</p>
}

function Customer() {
  const { form } = useOrderDesk()
  const names = useWatch({
    control: form.control,
    name: ['userInformation.firstName', 'userInformation.lastName'],
  })
  const customer = names.join(' ').trim()
  return (
    customer && (
      <p className="flat above8">
        <Name>{customer}</Name>
      </p>
    )
  )
}

function shownOf({
  orderType,
  currency,
  customTotalPrice,
  paymentTBD,
  isAgencyPayment,
  selectedTours,
}: OrderDraft) {
  return {
    orderType,
    currency,
    customTotalPrice,
    paymentTBD,
    isAgencyPayment,
    selectedTours: selectedTours.map(
      ({ _id, status, tour, date, startDate, endDate, participants, numOfParticipants, pickup }) => ({
        _id,
        status,
        tour,
        date,
        startDate,
        endDate,
        participants,
        numOfParticipants,
        pickup,
      }),
    ),
  }
}
