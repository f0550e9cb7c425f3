import type { ArticleRow } from '@tourdesk/contract/catalogue/articles'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { articleMessages } from './messages.ts'

/** The article's link opens a new tab instead of the dialog. */
export function useArticleColumns(): Column<ArticleRow>[] {
  const t = useText(articleMessages)
  const words = useText(common)
  return [
    {
      key: 'title',
      header: t('articleTitle'),
      sort: 'title',
      width: 300,
      opens: true,
      cell: ({ title }) => title,
    },
    {
      key: 'subtitle',
      card: 'secondary',
      header: t('subtitle'),
      sort: 'subtitle',
      cell: ({ subtitle }) => subtitle,
    },
    {
      key: 'isActive',
      card: 'status',
      header: t('active'),
      sort: 'isActive',
      width: 96,
      cell: ({ isActive }) => words(isActive ? 'yes' : 'no'),
    },
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
