import type { PriceColumn } from '@tourdesk/domain/pricing/lockedCell'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupColumnLabels, privateColumnLabels } from '../../../i18n/vocabulary/pricing.ts'
import { priceListMessages } from './messages.ts'

/** The heads of the price table (CCONST-07). */
export function useColumnName(): (column: PriceColumn) => string {
  const t = useText(priceListMessages)
  const group = useLabel(groupColumnLabels)
  const vehicle = useLabel(privateColumnLabels)
  return (column) => {
    switch (column) {
      case 'transferFee':
        return t('transferFee')
      case 'economy':
      case 'small_group':
      case 'medium_group':
      case 'large_group':
        return group(column)
      default:
        return vehicle(column)
    }
  }
}
