import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Something that can be done on the open page: the search offers it, and `?` lists it if it has a key. */
export interface OfferedAction {
  label: string
  /** See `KeyBinding`. */
  keys?: string
  /** Without it, it's only listed: the focused part handles its key. */
  run?: () => void
  /** It's there on every page. */
  everywhere?: boolean
}

const offered = new Map<symbol, OfferedAction[]>()
const listeners = new Set<() => void>()
let all: OfferedAction[] = []

/** Offers actions while the component is mounted. */
export function useOffer(actions: readonly OfferedAction[]): void {
  const text = actions.map(({ keys, label, run }) => [keys, label, run !== undefined].join(' ')).join()
  const run = useEffectEvent((index: number) => actions[index]?.run?.())
  const offer = useEffectEvent(() => {
    const id = Symbol('actions')
    offered.set(
      id,
      actions.map((action, index) => ({ ...action, ...(action.run && { run: () => run(index) }) })),
    )
    tell()
    return () => {
      offered.delete(id)
      tell()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they're offered again when their texts change
  useEffect(() => offer(), [text])
}

/** All actions that are offered now. */
export function useOfferedActions(): OfferedAction[] {
  return useSyncExternalStore(subscribe, offeredActions)
}

/** The same, outside of components. */
export function offeredActions(): OfferedAction[] {
  return all
}

function tell(): void {
  all = [...offered.values()].flat()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
