import type { ArticleRow } from '@tourdesk/contract/catalogue/articles'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { column, yesNoColumn } from '../../kit/table/columnKinds.tsx'
import { articleMessages } from './messages.ts'

/** The article's link opens a new tab instead of the dialog. */
export function useArticleColumns(): Column<ArticleRow>[] {
  const t = useText(articleMessages)
  return [
    column('title', t('articleTitle'), (row) => row.title, { sort: 'title', width: 300, opens: true }),
    column('subtitle', t('subtitle'), (row) => row.subtitle, { card: 'secondary', sort: 'subtitle' }),
    yesNoColumn('isActive', t('active'), (row) => row.isActive, {
      card: 'status',
      sort: 'isActive',
      width: 96,
    }),
    {
      key: 'link',
      card: 'detail',
      header: t('link'),
      width: 320,
      cell: ({ link }) => (
        <a className="cut" dir="ltr" href={link} title={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      ),
    },
  ]
}
