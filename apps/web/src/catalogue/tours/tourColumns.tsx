import { Tooltip, VisuallyHidden } from '@mantine/core'
import type { PriceGap, TourRow } from '@tourdesk/contract/catalogue/tourShapes'
import { common } from '../../i18n/common.ts'
import { truncate } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { tourMessages } from './messages.ts'
import { priceListMessages } from './prices/messages.ts'
import { usePriceGapText } from './prices/usePriceGaps.ts'
import styles from './tours.module.css'

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
  const region = useLabel(regionLabels)
  return [
    { key: 'name', header: t('name'), sort: 'name', opens: true, cell: ({ name }) => truncate(name) },
    {
      key: 'number',
      card: 'secondary',
      header: t('number'),
      sort: 'number',
      width: 160,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      key: 'mainTag',
      card: 'detail',
      header: t('mainTag'),
      sort: 'mainTag',
      width: 200,
      cell: ({ mainTag }) => mainTag?.name,
    },
    {
      key: 'mainRegion',
      card: 'secondary',
      header: t('mainRegion'),
      sort: 'mainRegion',
      width: 160,
      cell: ({ mainRegion }) => mainRegion && region(mainRegion),
    },
    {
      key: 'isActive',
      card: 'status',
      header: t('active'),
      sort: 'isActive',
      width: 160,
      cell: ({ isActive, priceGaps }) => (
        <span className={styles.active}>
          {words(isActive ? 'yes' : 'no')}
          <GapTag gaps={priceGaps} />
        </span>
      ),
    },
  ]
}
