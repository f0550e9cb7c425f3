import { allPairs } from '@tourdesk/domain/pricing/checkPrices'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import type { FormPart } from '../../../kit/form/versions/mergeVersions.ts'
import { priceListMessages } from './messages.ts'
import { priceColumns } from './priceListValues.ts'
import { useColumnName } from './useColumnName.ts'

/**
 * The parts of a price list that are resolved separately in a conflict: its header, and every cell of the
 * table.
 */
export function usePriceParts(): FormPart[] {
  const t = useText(priceListMessages)
  const city = useLabel(cityLabels)
  const columnName = useColumnName()
  const cells = allPairs().flatMap((pair, row) => {
    const between = { pickup: city(pair.pickup), dropoff: city(pair.dropoff) }
    return [
      { name: t('cell', { column: t('pickupTime'), ...between }), fields: [`prices.${row}.pickupTime`] },
      ...priceColumns.map((column) => ({
        name: t('cell', { column: columnName(column), ...between }),
        fields: [`prices.${row}.cells.${column}`],
      })),
    ]
  })
  return [
    { name: t('description'), fields: ['description'] },
    { name: t('startDate'), fields: ['startDate'] },
    { name: t('endDate'), fields: ['endDate'] },
    { name: t('ownPremium'), fields: ['hasOwnPremium'] },
    ...cells,
  ]
}
