import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { setStatus } from '@tourdesk/domain/pricing/priceListOverlap'
import type { PriceListStatus } from '@tourdesk/domain/pricing/vocabulary'
import { useLabel } from '../../../i18n/labels.ts'
import { priceListStatusLabels } from '../../../i18n/vocabulary/pricing.ts'
import { fieldMessage } from '../../../kit/fieldMessage.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { useOutcomes } from '../../../kit/useOutcomes.ts'
import { datesOf, type PriceListDraft } from './priceListValues.ts'
import { useSendPriceLists } from './usePriceLists.ts'

interface Lists {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
}

/** Sets one of a tour's price lists to Draft or Active; if that's not allowed, says so without a request. */
export function useSetStatus({ tour, lists, onKeep }: Lists) {
  const label = useLabel(priceListStatusLabels)
  const { ofField } = useProblemTexts()
  const { run, busy } = useSendPriceLists(tour, useOutcomes().update)

  /** @param position of the list, from 1 */
  function set(position: number, status: PriceListStatus): void {
    const dated = lists.map(datesOf)
    const list = dated[position - 1]
    if (!list) return
    const decision = setStatus(list, status, dated)
    if (!decision.ok) {
      const params = decision.params && { ...decision.params, status: label(status) }
      toast.error(ofField(fieldMessage(decision.code, params)))
      return
    }
    const next = lists.map((one, at) => (at === position - 1 ? { ...one, status } : one))
    if (tour) void run(next)
    else onKeep(next)
  }
  return { set, busy }
}
