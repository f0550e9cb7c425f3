import type { WantedHold } from '@tourdesk/domain/orders/wantedHold'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../app/api.ts'
import { type HoldCalls, type HoldNews, type HoldState, holdKeeper } from './holdKeeper.ts'
import { useHolds } from './holds.ts'

/** Typing settles for this long before places are asked for. */
const settling = 600
const everySoOften = 5_000

const calls: HoldCalls = {
  create: (party, clientKey) => api.holds.create({ body: { ...party, clientKey } }),
  change: (id, party) => api.holds.change({ params: { id }, body: party }),
  remove: (id) => api.holds.remove({ params: { id } }),
  now: () => Date.now(),
}

/** Keeps the places of an entry held while it's in the form. */
export function useKeptHold(index: number, wanted: WantedHold | null): HoldNews | null {
  const { keepers, setId } = useHolds()
  const [{ id, news }, setState] = useState<HoldState>({ id: null, news: null })
  const [keeper] = useState(() => holdKeeper(calls, setState))
  const want = useEffectEvent(() => void keeper.want(wanted))
  const key = JSON.stringify(wanted)

  useEffect(() => {
    const timer = setTimeout(want, key === 'null' ? 0 : settling)
    return () => clearTimeout(timer)
  }, [key])

  useEffect(() => setId(index, id), [setId, index, id])
  useEffect(() => () => setId(index, null), [setId, index])

  useEffect(() => {
    keepers.add(keeper)
    const timer = setInterval(() => keeper.tick(), everySoOften)
    const use = () => keeper.use()
    const leave = () => keeper.leave()
    // A page that the browser kept as it was continues where it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) want()
    }
    document.addEventListener('pointerdown', use)
    document.addEventListener('keydown', use)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      keepers.delete(keeper)
      clearInterval(timer)
      document.removeEventListener('pointerdown', use)
      document.removeEventListener('keydown', use)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [keeper, keepers])

  return news
}
