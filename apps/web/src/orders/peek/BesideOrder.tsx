import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { queries } from '../../app/api.ts'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { Peek } from '../../kit/table/peek.ts'
import { useIsPhone } from '../../kit/table/useIsPhone.ts'
import styles from './peek.module.css'

interface BesideOrderProps<Row> {
  /** The rows on the list's page. */
  rows: readonly Row[] | undefined
  orderOf: (row: Row) => string | null
  /** The list. */
  children: (peek: Peek<Row> | undefined) => ReactNode
}

const LazyOrderPeek = lazyPart(async () => (await import('./OrderPeek.tsx')).OrderPeek)

/**
 * A list with the order of one of its rows beside it: the one that `peek` names in the page's address. Showing another
 * is no step of its own for Back. There's no room for that on a phone.
 */
export function BesideOrder<Row>({ rows = [], orderOf, children }: BesideOrderProps<Row>) {
  const isPhone = useIsPhone()
  const { peek: shown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (order: string | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, peek: order }), replace: true })
  const orders = [...new Set(rows.map(orderOf))]
  const isShown = shown !== undefined && !isPhone
  useLoadedNeighbours(orders, isShown ? shown : undefined)
  const peek: Peek<Row> = { idOf: (row) => orderOf(row) ?? undefined, shown, show }
  return (
    <div className={styles.frame} data-shown={isShown || undefined}>
      {children(isPhone ? undefined : peek)}
      {isShown && <LazyOrderPeek order={shown} onClose={() => show(undefined)} />}
    </div>
  )
}

/** Loads the orders before and after the shown one, so that each step shows the next one at once. */
function useLoadedNeighbours(orders: readonly (string | null)[], shown: string | undefined): void {
  const client = useQueryClient()
  const at = shown === undefined ? -1 : orders.indexOf(shown)
  const near = at < 0 ? [] : [orders[at + 1], orders[at - 1]].filter((order) => order != null)
  const load = useEffectEvent(() => {
    for (const order of near) void client.prefetchQuery(queries.orders.get({ params: { id: order } }))
  })
  const pair = near.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair of neighbours
  useEffect(() => load(), [pair])
}
