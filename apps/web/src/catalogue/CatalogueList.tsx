import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpen } from '../kit/AppLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { useKeys } from '../kit/useKeys.ts'

interface CatalogueListProps<Row, Sort extends string> {
  title: string
  label: string
  /** The button and the key `n`: what a new one is called. */
  create: string
  /** Where a record has its page, `/tour`; a new one has it at `/tour/new`. */
  document: string
  columns: Column<Row>[]
  rows: UseQueryResult<{ data: Row[]; total: number }>
  search: { page: number; limit: number; sort: Sort }
  onChange: (next: { page?: number; limit?: number; sort?: Sort }) => void
  /** Why there are no rows. */
  empty: string
  /** The filters above the table. */
  children: ReactNode
}

/** Records of the catalogue page by page; a row opens the page of its record (ROUTE-37). */
export function CatalogueList<Row extends { _id: string }, Sort extends string>({
  title,
  label,
  create,
  document,
  columns,
  rows,
  search,
  onChange,
  empty,
  children,
}: CatalogueListProps<Row, Sort>) {
  const open = useOpen()
  const { ofError } = useProblemTexts()
  const openNew = () => open(`${document}/new`)
  useKeys([{ keys: 'n', label: create, run: openNew }])
  return (
    <Page
      title={title}
      kind="table"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={openNew}>
          {create}
        </Button>
      }
    >
      {children}
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={rows.data?.data}
        rowKey={(row) => row._id}
        query={tableQueryOf(search)}
        total={rows.data?.total}
        onQuery={(next) => onChange(addressOf<Sort>(next))}
        busy={rows.isPlaceholderData}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState text={empty} />}
        hrefOf={({ _id }) => `${document}/${_id}`}
      />
    </Page>
  )
}
