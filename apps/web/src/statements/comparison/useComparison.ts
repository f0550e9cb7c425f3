import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparison } from '@tourdesk/contract/statements/comparison'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import type { CompareSearch } from './compareSearch.ts'

/** An agency's list: a file, or a table that was pasted. */
export interface AgencyList {
  /** Differs for each list that's chosen. */
  id: number
  /** Null for a pasted table. */
  name: string | null
  content: Blob
}

export type ChosenColumns = NonNullable<Comparison['chosen']>

/** Compares an agency's list, again after each change of a statement, an account or the columns. */
export function useComparison(account: string, search: CompareSearch) {
  const [list, setList] = useState<AgencyList | null>(null)
  const [columns, setColumns] = useState<ChosenColumns | null>(null)
  const answer = useQuery({
    queryKey: ['statements', 'compare', account, search, list?.id, columns],
    queryFn: ({ signal }) => {
      const form = new FormData()
      if (list) form.append('list', list.content, list.name ?? 'list.txt')
      return api.statements.compare(
        { params: { id: account }, query: { ...search, ...columns }, form },
        signal,
      )
    },
    enabled: list !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    list,
    answer,
    choose(name: string | null, content: Blob) {
      setColumns(null)
      setList({ id: (list?.id ?? 0) + 1, name, content })
    },
    /** Those that someone has chosen for this list. */
    columns,
    chooseColumns: setColumns,
  }
}
