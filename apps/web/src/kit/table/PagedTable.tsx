import type { UseQueryResult } from '@tanstack/react-query'
import { useProblemTexts } from '../problemText.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

type FromAnswer = 'rows' | 'rowKey' | 'total' | 'busy' | 'error' | 'onRetry'

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, FromAnswer> {
  /** The requested page; the previous one stays, dimmed, until it's loaded. */
  answer: UseQueryResult<{ data: Row[]; total: number }>
}

/** A table paged by the server; a failure shows its message and a button to try again. */
export function PagedTable<Row extends { _id: string }>({ answer, ...table }: PagedTableProps<Row>) {
  const { ofError } = useProblemTexts()
  return (
    <DataTable<Row>
      {...table}
      rows={answer.data?.data}
      rowKey={({ _id }) => _id}
      total={answer.data?.total}
      busy={answer.isPlaceholderData}
      error={answer.isError ? ofError(answer.error) : undefined}
      onRetry={() => void answer.refetch()}
    />
  )
}
