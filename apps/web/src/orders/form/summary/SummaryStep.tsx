import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { PriceFields } from '../price/PriceFields.tsx'
import { WhyOrder } from '../price/WhyOrder.tsx'
import { StarTourLine } from '../StarTourLine.tsx'
import { PartyCounters } from './PartyCounters.tsx'
import { PaymentsList } from './PaymentsList.tsx'
import { SellerFields } from './SellerFields.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import styles from './SummaryStep.module.css'

/** Step 3: what was chosen, for whom, the price, and how it's paid. */
export function SummaryStep({ onOpenEntry }: { onOpenEntry: (index: number) => void }) {
  const { form, order } = useOrderDesk()
  const ids = useWatch({ control: form.control, name: 'selectedTours', compute: idsOf })
  return (
    <>
      <StarTourLine />
      <ul className="stack gap8 plainList">
        {ids.map((id, index) => (
          <SummaryCard key={id ?? `new ${index}`} index={index} onOpen={() => onOpenEntry(index)} />
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
      {order && <PaymentsList order={order} />}
    </>
  )
}

function idsOf(entries: EntryDraft[]) {
  return entries.map(({ _id }) => _id)
}
