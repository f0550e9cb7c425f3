import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { column, yesNoColumn } from '../../kit/table/columnKinds.tsx'
import { highlightMessages } from './messages.ts'

/** The columns of highlights; booleans are shown as words. */
export function useHighlightColumns(): Column<Highlight>[] {
  const t = useText(highlightMessages)
  return [
    column('name', t('name'), (row) => row.name, { sort: 'name', width: 240, opens: true }),
    column('address', t('address'), (row) => row.address, { card: 'secondary', sort: 'address', width: 280 }),
    column('description', t('description'), (row) => row.description, {
      card: 'secondary',
      sort: 'description',
    }),
    yesNoColumn('isActive', t('active'), (row) => row.isActive, {
      card: 'status',
      sort: 'isActive',
      width: 96,
    }),
  ]
}
