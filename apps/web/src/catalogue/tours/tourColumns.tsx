import { Tooltip, VisuallyHidden } from '@mantine/core'
import type { PriceGap, TourRow } from '@tourdesk/contract/catalogue/tourShapes'
import { common } from '../../i18n/common.ts'
import { truncate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, wordColumn } from '../../kit/table/columnKinds.tsx'
import { tourMessages } from './messages.ts'
import { priceListMessages } from './prices/messages.ts'
import { usePriceGapText } from './prices/usePriceGaps.ts'

/**
 * Marks a tour on sale that has upcoming days without a price; lists the days on hover and for screen
 * readers.
 */
function GapTag({ gaps }: { gaps: readonly PriceGap[] }) {
  const t = useText(priceListMessages)
  const text = usePriceGapText()(gaps)
  if (!text) return null
  return (
    <Tooltip label={text} multiline maw={320}>
      <span>
        <Tag tone="orange">{t('noPrice')}</Tag>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}

/** The columns of tours; booleans are shown as words. */
export function useTourColumns(): Column<TourRow>[] {
  const t = useText(tourMessages)
  const words = useText(common)
  return [
    column('name', t('name'), (row) => truncate(row.name), { sort: 'name', opens: true }),
    codeColumn('number', t('number'), (row) => row.number, { card: 'secondary', sort: 'number', width: 160 }),
    column('mainTag', t('mainTag'), (row) => row.mainTag?.name, {
      card: 'detail',
      sort: 'mainTag',
      width: 200,
    }),
    wordColumn('mainRegion', t('mainRegion'), regionLabels, (row) => row.mainRegion, {
      card: 'secondary',
      sort: 'mainRegion',
      width: 160,
    }),
    {
      key: 'isActive',
      card: 'status',
      header: t('active'),
      sort: 'isActive',
      width: 160,
      cell: ({ isActive, priceGaps }) => (
        <span className="row gap8">
          {words(isActive ? 'yes' : 'no')}
          <GapTag gaps={priceGaps} />
        </span>
      ),
    },
  ]
}
