import type { Column } from '../column.ts'
import { useListMemory } from '../listMemory.ts'
import { arrangeColumns, type ChosenColumn, choiceOf, resized, shownColumns } from './arrangeColumns.ts'

/** A saved view that's open, and the column settings saved with it. */
export interface OpenView {
  id: string
  columns: readonly ChosenColumn[]
}

/**
 * The column settings of a list for this person, in this browser. A saved view has its own; changes to them
 * are stored separately until they're saved with the view.
 * @param list without a name nothing is remembered
 */
export function useColumnChoice<Row>(
  list: string | undefined,
  columns: readonly Column<Row>[],
  view?: OpenView | undefined,
) {
  const { columns: chosen = view?.columns ?? [], remember } = useListMemory(memoryOf(list ?? '', view?.id))
  const choice = list ? chosen : []
  const choose = (next: readonly ChosenColumn[] | undefined) => remember({ columns: next && choiceOf(next) })
  return {
    shown: shownColumns(columns, choice),
    arranged: arrangeColumns(columns, choice),
    choose,
    resize: (key: string, width: number | undefined) =>
      choose(resized(arrangeColumns(columns, choice), key, width)),
  }
}

/** The name under which the settings of a list, or of one of its views, are stored. */
function memoryOf(list: string, view: string | undefined): string {
  return view === undefined ? list : `${list} ${view}`
}
