import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { statementsFields } from '@tourdesk/contract/listFields'
import type { StatementHead } from '@tourdesk/contract/statements/statement'
import type { ReactNode } from 'react'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { StatementFilters } from './StatementFilters.tsx'
import { statementMessages } from './statementMessages.ts'
import { type StatementsSearch, statementsRows } from './statementsSearch.ts'
import { useStatementColumns } from './useStatementColumns.tsx'

interface StatementListProps {
  /** The page's own route, whose address has the filters. */
  route: Parameters<typeof useListSearch<StatementsSearch>>[0]
  /** What can be done while there are none. */
  action?: ReactNode
}

/** Statements, newest first; a row opens its page. */
export function StatementList({ route, action }: StatementListProps) {
  const t = useText(statementMessages)
  const words = useText(common)
  const navigate = useNavigate()
  const { search, change } = useListSearch<StatementsSearch>(route, 'statements', statementsRows)
  const answer = useQuery({
    ...queries.statements.list({ query: search }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <StatementFilters search={search} onChange={change} />
      <PagedTable<StatementHead>
        list="statements"
        label={t('list')}
        columns={useStatementColumns()}
        answer={answer}
        query={search}
        onQuery={change}
        empty={
          isFiltered(statementsFields, search) ? (
            <EmptyState text={words('noMatch')} />
          ) : (
            <EmptyState text={t('none')} action={action} />
          )
        }
        hrefOf={({ _id }) => `/statement/${_id}`}
        onOpen={({ _id }) => void navigate({ to: '/statement/$statementId', params: { statementId: _id } })}
      />
    </>
  )
}
