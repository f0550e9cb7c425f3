import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { articlesFields } from '@tourdesk/contract/listFields'
import { queries } from '../../app/api.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { isFiltered } from '../../kit/filters/isFiltered.ts'
import { Page } from '../../kit/Page.tsx'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../../kit/table/tableQuery.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { ArticleDialog } from './ArticleDialog.tsx'
import { ArticleFilters } from './ArticleFilters.tsx'
import { useArticleColumns } from './articleColumns.tsx'
import { type ArticlesSearch, articlesRows } from './articlesSearch.ts'
import { articleMessages } from './messages.ts'

const route = getRouteApi('/signedIn/articles')

/** All articles; a row opens its dialog. */
export function ArticleList() {
  const t = useText(articleMessages)
  const { search: asked, change } = useListSearch<ArticlesSearch>(route, 'articles', articlesRows)
  const { article, ...search } = asked
  const navigate = route.useNavigate()
  const columns = useArticleColumns()
  const answer = useQuery({ ...queries.articles.list({ query: search }), placeholderData: keepPreviousData })
  const edit = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, article: id }) })
  useKeys([{ keys: 'n', label: t('createTitle'), run: () => edit('new') }])

  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <Button aria-label={t('createTitle')} title={t('createTitle')} onClick={() => edit('new')}>
          +
        </Button>
      }
    >
      <ArticleFilters search={search} onChange={change} />
      <PagedTable
        list="articles"
        label={t('title')}
        columns={columns}
        answer={answer}
        query={tableQueryOf(search)}
        onQuery={(next) => change(addressOf<ArticlesSearch['sort']>(next))}
        empty={<EmptyState text={t(isFiltered(articlesFields, search) ? 'noMatch' : 'none')} />}
        hrefOf={({ _id }) => `/articles?article=${_id}`}
        onOpen={({ _id }) => edit(_id)}
      />
      <ArticleDialog id={article} onClose={() => edit(undefined)} />
    </Page>
  )
}
