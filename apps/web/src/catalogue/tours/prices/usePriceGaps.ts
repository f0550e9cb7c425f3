import type { PriceGap, Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { formDay, list } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { priceListMessages } from './messages.ts'

/** A tour's days without a price, in words; null if there are none. */
export function usePriceGapText(): (gaps: readonly PriceGap[]) => string | null {
  const t = useText(priceListMessages)
  const groupType = useLabel(groupTypeLabels)

  function textOf({ start_date, end_date, group_types }: PriceGap): string {
    const groups = list(group_types.map(groupType))
    if (end_date === null) return t('gapOnwards', { groups, start: formDay(start_date) })
    if (end_date === start_date) return t('gapDay', { groups, day: formDay(start_date) })
    return t('gapRange', { groups, start: formDay(start_date), end: formDay(end_date) })
  }
  return (gaps) => (gaps.length > 0 ? t('noPriceOn', { days: gaps.map(textOf).join('; ') }) : null)
}

/** Warns after saving or publishing a tour with days without a price. */
export function usePriceGapWarning(): (tour: Tour) => void {
  const gapText = usePriceGapText()
  return ({ isActive, priceGaps }) => {
    const text = isActive && gapText(priceGaps)
    if (text) toast.warning(text)
  }
}
