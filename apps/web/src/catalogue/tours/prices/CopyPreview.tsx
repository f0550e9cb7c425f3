import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import type { PriceListItem, Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { copyFromTour } from '@tourdesk/domain/pricing/copyFromTour'
import { readPairs } from '@tourdesk/domain/pricing/typedPriceList'
import { list as inWords } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { copyMessages } from './copyMessages.ts'
import { priceColumns } from './priceListValues.ts'
import styles from './prices.module.css'
import { useColumnName } from './useColumnName.ts'

interface CopyPreviewProps {
  source: SeasonTour
  list: PriceListItem
  tour: Tour
}

/**
 * The result of copying a list: its columns with prices, the columns that are dropped, and group types
 * without a price.
 */
export function CopyPreview({ source, list, tour }: CopyPreviewProps) {
  const t = useText(copyMessages)
  const columnName = useColumnName()
  const groupType = useLabel(groupTypeLabels)
  const { prices, dropped, unpriced } = copyFromTour({ prices: readPairs(list.prices) }, source, {
    groupTypes: tour.groupTypes.map(({ group_type }) => group_type),
    doesIncludeReturnTransport: tour.doesIncludeReturnTransport,
  })
  const copied = priceColumns.filter((column) =>
    prices.some(({ prices: { private_group, ...others } }) => ({ ...others, ...private_group })[column] > 0),
  )
  return (
    <div className={styles.preview} role="status">
      <p>
        {copied.length > 0
          ? t('copiedColumns', { columns: inWords(copied.map(columnName)) })
          : t('nothingCopied')}
      </p>
      {dropped.length > 0 && <p>{t('droppedColumns', { columns: inWords(dropped.map(columnName)) })}</p>}
      {unpriced.length > 0 && <p>{t('unpricedGroups', { groups: inWords(unpriced.map(groupType)) })}</p>}
    </div>
  )
}
