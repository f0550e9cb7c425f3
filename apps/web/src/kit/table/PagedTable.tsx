import type { UseQueryResult } from '@tanstack/react-query'
import { useProblemTexts } from '../problemText.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { ExactTotal } from './useExactTotal.ts'

type FromAnswer =
  | 'rows'
  | 'rowKey'
  | 'total'
  | 'hasMore'
  | 'onCount'
  | 'isCounting'
  | 'busy'
  | 'error'
  | 'onRetry'

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, FromAnswer> {
  /** The requested page; the previous one stays, dimmed, until it's loaded. */
  answer: UseQueryResult<{ data: Row[]; total: number; totalIsExact?: boolean | undefined }>
  /** The exact total, for lists that are counted only up to a limit. */
  exact?: ExactTotal
}

/** A table paged by the server; a failure shows its message and a button to try again. */
export function PagedTable<Row extends { _id: string }>({ answer, exact, ...table }: PagedTableProps<Row>) {
  const { ofError } = useProblemTexts()
  const isExact = answer.data?.totalIsExact !== false
  const counted = isExact ? undefined : exact?.total
  return (
    <DataTable<Row>
      {...table}
      rows={answer.data?.data}
      rowKey={({ _id }) => _id}
      total={counted ?? answer.data?.total}
      hasMore={!isExact && counted === undefined}
      onCount={exact?.onCount}
      isCounting={exact?.isCounting}
      busy={answer.isPlaceholderData}
      error={answer.isError ? ofError(answer.error) : undefined}
      onRetry={() => void answer.refetch()}
    />
  )
}
