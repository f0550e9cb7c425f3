import type { TablerIcon } from '@tabler/icons-react'

/** A line of the search: a link to a page, or something to do. */
export type Find = {
  /** Unique among all lines. */
  key: string
  title: string
  subtitle?: string
  icon: TablerIcon
  /** The keys that do the same. */
  keys?: string | undefined
  /** Called when the line is chosen, before its page opens. */
  onChosen?: () => void
} & ({ href: string } | { run: () => void })

/** The lines of one kind under their heading. */
export interface FindGroup {
  key: string
  label: string
  finds: Find[]
}

/** The id of a line, or of a heading, in the list with this id. */
export function lineId(list: string, key: string): string {
  return `${list} ${key}`.replaceAll(' ', '-')
}
