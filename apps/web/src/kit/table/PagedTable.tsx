import type { UseQueryResult } from '@tanstack/react-query'
import { useProblemTexts } from '../problemText.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

type Told = 'rows' | 'rowKey' | 'total' | 'busy' | 'error' | 'onRetry'

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, Told> {
  /** The page that was asked for; the one before stays, dimmed, until it is there. */
  answer: UseQueryResult<{ data: Row[]; total: number }>
}

/** A table of what the server answers page by page; a failure is told with its sentence, and asked again by hand. */
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
