import { useContext, useMemo, useSyncExternalStore } from 'react'
import { DraftOwnerContext } from '../draft/useDraft.ts'
import type { ChosenColumn } from './columns/arrangeColumns.ts'
import { pageSizes } from './tableQuery.ts'

/** What this browser remembers about a list, for each person and account. */
export interface ListMemory {
  /** The chosen rows per page. */
  limit?: number | undefined
  columns?: ChosenColumn[] | undefined
}

const listeners = new Set<() => void>()

/** The memory of one list; changes apply everywhere on the page and in other tabs. */
export function useListMemory(list: string): ListMemory & { remember: (change: ListMemory) => void } {
  const key = `list ${useContext(DraftOwnerContext)} ${list}`
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const memory = useMemo(() => understand(text), [text])
  return {
    ...memory,
    remember: (change) => store(key, { ...understand(localStorage.getItem(key)), ...change }),
  }
}

function store(key: string, memory: ListMemory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {
    // If storage is full, the list has its defaults next time.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Ignores stored data that this version can't read. */
export function understand(text: string | null): ListMemory {
  const { limit, columns } = parsed(text)
  return {
    ...(pageSizes.some((size) => size === limit) && { limit: Number(limit) }),
    ...(Array.isArray(columns) && columns.every(isChosen) && { columns }),
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

function isChosen(value: unknown): value is ChosenColumn {
  const { key, isShown, width } = Object(value)
  return (
    typeof key === 'string' &&
    typeof isShown === 'boolean' &&
    (width === undefined || typeof width === 'number')
  )
}
