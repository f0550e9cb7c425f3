import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Assignments } from '@tourdesk/contract/dispatch/dispatch'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { refreshPlanning } from '../refreshPlanning.ts'
import { type Move, withMove } from './withMove.ts'

/**
 * Moves of parties and their parts between vehicles, shown at once. A refused move is reverted, with the
 * server's message as an alert. Reloads in between don't make other entries jump.
 */
export function useMoves(dayKey: QueryKey) {
  const client = useQueryClient()
  const problem = useProblemTexts()
  const [pending, setPending] = useState<readonly Move[]>([])
  const running = useRef<Promise<unknown>>(Promise.resolve())

  /**
   * Makes the moves one by one, and returns the successful ones. Calls resolve in the order they were made,
   * even if the server answers in another, since undo starts with the last.
   */
  function make(moves: readonly Move[]): Promise<Move[]> {
    const made = makeAll(moves)
    const inOrder = running.current.then(() => made)
    running.current = Promise.allSettled([inOrder])
    return inOrder
  }

  async function makeAll(moves: readonly Move[]): Promise<Move[]> {
    const made: Move[] = []
    setPending((now) => [...now, ...moves])
    for (const move of moves) if (await makeOne(move)) made.push(move)
    setPending((now) => now.filter((move) => !moves.includes(move)))
    void refreshPlanning(client)
    return made
  }

  async function makeOne(move: Move): Promise<boolean> {
    try {
      const { message, code } = await send(move)
      if (message) toast.error(problem.ofField(code ?? message))
      client.setQueryData<Assignments>(dayKey, (day) => day && withMove(day, move))
      return true
    } catch (error) {
      setPending((now) => now.filter((pending) => pending !== move))
      toast.error(problem.ofError(error))
      return false
    }
  }

  const applied = (day: Assignments) => pending.reduce(withMove, day)
  return { make, applied, settled: () => running.current }
}

async function send({ entry, to, some }: Move): Promise<{ message?: string; code?: string }> {
  if (entry.whole || some) {
    const params = { orderId: entry.orderId, entryId: entry._id }
    const body = { from: entry.tourCarId, to, participants: some?.participants }
    return api.seats.move({ params, body })
  }
  if (to === null) {
    const params = { tourCarId: entry.tourCarId ?? '', selectedTourId: entry._id }
    await api.tourCars.removeOrder({ params })
    return {}
  }
  const body = { order: entry.orderId, selectedTour: entry._id, _id: to }
  return api.tourCars.addOrder({ params: { id: to }, body })
}
