import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpen } from '../kit/AppLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import type { Column } from '../kit/table/column.ts'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { useKeys } from '../kit/useKeys.ts'

interface CatalogueListProps<Row, Sort extends string> {
  /** The key of the list in this browser's memory. */
  list: string
  title: string
  label: string
  /** The label of the button for a new record, also for the key `n`. */
  create: string
  /** The path of the records' pages, such as `/tour`; a new one is at `/tour/new`. */
  document: string
  columns: Column<Row>[]
  answer: UseQueryResult<{ data: Row[]; total: number }>
  search: { page: number; limit: number; sort: Sort }
  onChange: (next: { page?: number; limit?: number; sort?: Sort }) => void
  /** Shown before the button for a new record. */
  actions?: ReactNode
  /** The text for an empty list. */
  empty: string
  /** True if filters hide rows, so an empty list doesn't offer to add the first record. */
  isFiltered: boolean
  /** The filters above the table. */
  children: ReactNode
}

/** A paged list of catalogue records; a row opens the page of its record. */
export function CatalogueList<Row extends { _id: string }, Sort extends string>({
  list,
  title,
  label,
  create,
  document,
  columns,
  answer,
  search,
  onChange,
  actions,
  empty,
  isFiltered,
  children,
}: CatalogueListProps<Row, Sort>) {
  const open = useOpen()
  const openNew = () => open(`${document}/new`)
  useKeys([{ keys: 'n', label: create, run: openNew }])
  return (
    <Page
      title={title}
      kind="table"
      actions={
        <>
          {actions}
          <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={openNew}>
            {create}
          </Button>
        </>
      }
    >
      {children}
      <PagedTable
        list={list}
        label={label}
        columns={columns}
        answer={answer}
        query={tableQueryOf(search)}
        onQuery={(next) => onChange(addressOf<Sort>(next))}
        empty={
          <EmptyState text={empty} action={!isFiltered && <Button onClick={openNew}>{create}</Button>} />
        }
        hrefOf={({ _id }) => `${document}/${_id}`}
      />
    </Page>
  )
}
