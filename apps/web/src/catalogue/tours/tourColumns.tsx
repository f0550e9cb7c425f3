import type { TourRow } from '@tourdesk/contract/tour'
import { common } from '../../i18n/common.ts'
import { truncate } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { tourMessages } from './messages.ts'

/** TOUR-01; booleans are words (CCONST-21). */
export function useTourColumns(): Column<TourRow>[] {
  const t = useText(tourMessages)
  const words = useText(common)
  const region = useLabel(regionLabels)
  return [
    { key: 'name', header: t('name'), sort: 'name', opens: true, cell: ({ name }) => truncate(name) },
    {
      key: 'number',
      header: t('number'),
      sort: 'number',
      width: 160,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      key: 'mainTag',
      header: t('mainTag'),
      sort: 'mainTag',
      width: 200,
      cell: ({ mainTag }) => mainTag?.name,
    },
    {
      key: 'mainRegion',
      header: t('mainRegion'),
      sort: 'mainRegion',
      width: 160,
      cell: ({ mainRegion }) => mainRegion && region(mainRegion),
    },
    {
      key: 'isActive',
      header: t('active'),
      sort: 'isActive',
      width: 96,
      cell: ({ isActive }) => words(isActive ? 'yes' : 'no'),
    },
  ]
}
