import type { Column } from '../column.ts'
import { useListMemory } from '../listMemory.ts'
import { arrangeColumns, type ChosenColumn, choiceOf, resized, shownColumns } from './arrangeColumns.ts'

/** A saved view that's open, and the columns saved with it. */
export interface OpenView {
  id: string
  columns: readonly ChosenColumn[]
}

/**
 * The columns of a list as this person chose them in this browser. A saved view has columns of its own; changes to them
 * are kept apart until they're saved with the view.
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

/** Under which name the columns of a list, or of a view of it, are remembered. */
function memoryOf(list: string, view: string | undefined): string {
  return view === undefined ? list : `${list} ${view}`
}
