import { useEffect, useEffectEvent, useRef } from 'react'
import { undoStack } from '../../kit/toast/undoStack.ts'
import type { Move } from './withMove.ts'

interface TakeBackProps {
  departure: string
  /** Resolves once no move is pending. */
  settled: () => Promise<unknown>
  takeBack: (moves: readonly Move[]) => Promise<void>
}

/**
 * Undo for moves: each one for a while in its toast, and the departure's last one, even if it's still
 * pending, with Ctrl+Z while the board is open.
 */
export function useTakeBack({ departure, settled, takeBack }: TakeBackProps) {
  const shown = useRef<string>(undefined)
  const wait = useEffectEvent(settled)
  useEffect(() => {
    shown.current = departure
    return () => {
      shown.current = undefined
    }
  }, [departure])
  useEffect(() => undoStack.waitFor(() => wait()), [])

  return (text: string, moves: readonly Move[]) =>
    undoStack.push({
      text,
      thing: moves.map(({ entry }) => entry._id).join(' '),
      take: () => void takeBack(moves),
      isHere: () => shown.current === departure,
      isSilent: true,
    })
}
