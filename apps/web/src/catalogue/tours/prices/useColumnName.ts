import type { PriceColumn } from '@tourdesk/domain/pricing/lockedCell'
import { type GroupColumn, groupColumns } from '@tourdesk/domain/pricing/vocabulary'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupColumnLabels, privateColumnLabels } from '../../../i18n/vocabulary/pricing.ts'
import { priceListMessages } from './messages.ts'

/** The header of a column of the price table. */
export function useColumnName(): (column: PriceColumn) => string {
  const t = useText(priceListMessages)
  const group = useLabel(groupColumnLabels)
  const vehicle = useLabel(privateColumnLabels)
  return (column) => {
    if (column === 'transferFee') return t('transferFee')
    return isGroup(column) ? group(column) : vehicle(column)
  }
}

function isGroup(column: PriceColumn): column is GroupColumn {
  return (groupColumns as readonly string[]).includes(column)
}
