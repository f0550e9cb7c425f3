import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { HoldKeeper } from './holdKeeper.ts'

/** The holds of the form's entries. */
export interface Holds {
  /** The hold of each entry that has one, by its index. */
  ids: Readonly<Record<number, string>>
  setId: (index: number, id: string | null) => void
  keepers: Set<HoldKeeper>
  /** Stops changing them and returns their ids, for the order that's saved. */
  pause: () => Promise<string[]>
  /** After the save: they were used up, or are kept. */
  saved: (isSaved: boolean) => void
}

const HoldsContext = createContext<Holds | null>(null)
export const HoldsProvider = HoldsContext

export function useHolds(): Holds {
  const holds = useContext(HoldsContext)
  if (!holds) throw new Error('holds outside the order form')
  return holds
}

/** A save doesn't wait longer than this for a hold. */
const patience = 4_000

/** For the order form itself. */
export function useHoldsState(): Holds {
  const [ids, setIds] = useState<Record<number, string>>({})
  const [keepers] = useState(() => new Set<HoldKeeper>())
  const setId = useCallback((index: number, id: string | null) => {
    setIds((before) => {
      if ((before[index] ?? null) === id) return before
      const { [index]: _, ...others } = before
      return id ? { ...others, [index]: id } : others
    })
  }, [])
  return useMemo(
    () => ({
      ids,
      keepers,
      setId,
      async pause() {
        const paused = [...keepers].map((keeper) => keeper.pause())
        const waited = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
        const found = await Promise.all(paused.map((id) => Promise.race([id, waited])))
        return found.filter((id) => id !== null)
      },
      saved(isSaved) {
        for (const keeper of keepers) if (isSaved) keeper.used()
        for (const keeper of keepers) keeper.resume()
      },
    }),
    [ids, keepers, setId],
  )
}
