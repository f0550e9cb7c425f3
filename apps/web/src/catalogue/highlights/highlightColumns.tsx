import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { highlightMessages } from './messages.ts'

/** The columns of highlights; booleans are shown as words. */
export function useHighlightColumns(): Column<Highlight>[] {
  const t = useText(highlightMessages)
  const words = useText(common)
  return [
    { key: 'name', header: t('name'), sort: 'name', width: 240, opens: true, cell: ({ name }) => name },
    {
      key: 'address',
      card: 'secondary',
      header: t('address'),
      sort: 'address',
      width: 280,
      cell: ({ address }) => address,
    },
    {
      key: 'description',
      card: 'secondary',
      header: t('description'),
      sort: 'description',
      cell: (row) => row.description,
    },
    {
      key: 'isActive',
      card: 'status',
      header: t('active'),
      sort: 'isActive',
      width: 96,
      cell: ({ isActive }) => words(isActive ? 'yes' : 'no'),
    },
  ]
}
