import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { PriceFields } from '../price/PriceFields.tsx'
import { WhyOrder } from '../price/WhyOrder.tsx'
import { PartyCounters } from './PartyCounters.tsx'
import { PaymentsList } from './PaymentsList.tsx'
import { SellerFields } from './SellerFields.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import styles from './SummaryStep.module.css'

/** Step 3: what was chosen, for whom, at what price, and how it is paid (FORM-12 to FORM-17). */
export function SummaryStep({ onOpenEntry }: { onOpenEntry: (index: number) => void }) {
  const { draft, order } = useOrderDesk()
  return (
    <>
      <ul className={styles.cards}>
        {draft.selectedTours.map((entry, index) => (
          <SummaryCard key={entry._id ?? `new ${index}`} index={index} onOpen={() => onOpenEntry(index)} />
        ))}
      </ul>
      <div className={styles.why}>
        <WhyOrder />
      </div>
      <PartyCounters />
      <FieldGrid columns={3}>
        <SellerFields />
        <PriceFields />
      </FieldGrid>
      {order && <PaymentsList payments={order.payments} />}
    </>
  )
}
