import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Board } from '../../board/useBoard.ts'
import { keyOf, type Rider } from '../../riders.ts'

interface Hands {
  put: (rider: Rider, unit: string) => void
  split: (rider: Rider) => void
  setMenuOf: (key: string) => void
}

/**
 * The board's keys for the party with the focus: `a` opens its menu, `s` splits it, and a number puts it on that
 * vehicle. When the party is gone, the next one gets the focus.
 */
export function usePartyKeys(board: Board, waiting: readonly Rider[], { put, split, setMenuOf }: Hands) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(-1)
  const keepFocus = useEffectEvent(() => {
    if (last.current < 0 || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-assign]') ?? [])]
    const next = buttons[Math.min(last.current, buttons.length - 1)]
    ;(next ?? list.current?.closest('article')?.querySelector<HTMLElement>('[data-board]'))?.focus()
  })
  const shown = waiting.map(keyOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a party appears or disappears
  useEffect(() => keepFocus(), [shown])

  function partyAt(target: EventTarget): Rider | undefined {
    const key = target instanceof HTMLElement && target.closest<HTMLElement>('[data-party]')?.dataset.party
    return waiting.find((rider) => keyOf(rider) === key)
  }

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const rider = partyAt(target)
      last.current = rider ? waiting.indexOf(rider) : -1
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const rider = partyAt(event.target)
      if (!rider || event.ctrlKey || event.metaKey || event.altKey) return
      const unit = board.units[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1]
      if (unit) put(rider, unit._id)
      else if (event.code === 'KeyA') setMenuOf(keyOf(rider))
      else if (event.code === 'KeyS') split(rider)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
