import { useQueryClient } from '@tanstack/react-query'
import type { BulkChanged } from '@tourdesk/contract/orders/bulk'
import { useEffect, useRef, useState } from 'react'
import { useProblemTexts } from '../../kit/problemText.ts'
import { type BulkProgress, bulkRun } from './bulkRun.ts'

interface Run<Item> {
  isRunning: boolean
  /** How many orders the run covers. */
  count: number
  outcomes: BulkChanged[]
  left: readonly Item[]
  error: string | null
}

/**
 * Changes several orders, with progress, stopping, and continuing after a lost connection. Each time a run
 * ends, `onEnd` gets what was done, if anything, even if its dialog was closed.
 */
export function useBulkRun<Item>(
  send: (some: Item[]) => Promise<BulkChanged[]>,
  onEnd: (done: BulkChanged[]) => void,
) {
  const client = useQueryClient()
  const { ofError } = useProblemTexts()
  const running = useRef<AbortController>(null)
  const [state, setState] = useState<Run<Item> | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(items: readonly Item[], before: BulkChanged[] = []): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    const start = { count: before.length + items.length, outcomes: before, left: items, error: null }
    setState({ ...start, isRunning: true })
    const report = ({ outcomes, left }: BulkProgress<Item>) => {
      answered = outcomes
      setState({ ...start, isRunning: true, outcomes: [...before, ...outcomes], left })
    }
    let error: string | null = null
    let answered: BulkChanged[] = []
    try {
      await bulkRun(items, send, report, abort.signal)
    } catch (thrown) {
      error = ofError(thrown)
    }
    setState((now) => now && { ...now, isRunning: false, error })
    const done = answered.filter(({ code }) => code === null)
    if (done.length > 0) onEnd(done)
    void client.invalidateQueries()
  }
  return {
    state,
    run: (items: readonly Item[]) => void run(items),
    goOn: () => state && void run(state.left, state.outcomes),
    stop: () => running.current?.abort(),
  }
}
