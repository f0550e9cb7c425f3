import { useRef } from 'react'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { boardMessages } from './messages.ts'
import type { Move } from './withMove.ts'

interface Made {
  moves: readonly Move[]
  departure: string
  toast: string
}

interface TakeBackProps {
  departure: string
  /** Resolves when no move is pending any more. */
  settled: () => Promise<unknown>
  takeBack: (moves: readonly Move[]) => Promise<void>
}

/**
 * Undo for moves: each in its toast for a while, and the departure's last one with Ctrl+Z while the board is open. A
 * pending move counts as the last one too.
 */
export function useTakeBack({ departure, settled, takeBack }: TakeBackProps) {
  const t = useText(boardMessages)
  const canWrite = useCan('dispatch.write')
  const made = useRef<Made[]>([])
  useKeys(canWrite ? [{ keys: 'mod+z', label: t('keyUndo'), run: () => void takeLast() }] : [])

  function offer(text: string, moves: readonly Move[]): void {
    const moved = moves.map(({ entry }) => entry._id).join(' ')
    const one: Made = { moves, departure, toast: toast.undo(text, moved, () => take(one)) }
    made.current.push(one)
  }

  async function takeLast(): Promise<void> {
    await settled()
    const last = made.current.findLast((one) => one.departure === departure)
    if (last) take(last)
  }

  function take(one: Made): void {
    made.current = made.current.filter((other) => other !== one)
    toast.close(one.toast)
    void takeBack(one.moves)
  }

  return offer
}
