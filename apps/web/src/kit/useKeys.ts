import { useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isDialogOpen } from './dialog/openDialogs.ts'

/** One key of a page: `mod+k` is Ctrl, on a Mac Cmd. Letters and digits are physical, so they work on a Hebrew layout. */
export interface KeyBinding {
  keys: string
  label: string
  run: () => void
  /** In the list under "Everywhere" instead of "On this page". */
  everywhere?: boolean
  /** Also while something is being typed; meant for keys with Ctrl. */
  whileTyping?: boolean
}

export type ListedKey = Pick<KeyBinding, 'keys' | 'label' | 'everywhere'>

const registered = new Map<symbol, ListedKey[]>()
const listeners = new Set<() => void>()
let listed: ListedKey[] = []

/**
 * Makes keys work, and lists them under `?`, as long as the component is there. The keys of the page rest while
 * something floats over it.
 */
export function useKeys(bindings: KeyBinding[]): void {
  const whileTyping = bindings.filter((binding) => binding.whileTyping)
  const otherwise = bindings.filter((binding) => !binding.whileTyping)
  useHotkeys(whileTyping.map(toHotkey), [])
  useHotkeys(otherwise.map(toHotkey))
  const text = bindings.map((binding) => binding.keys + binding.label).join()
  const register = useEffectEvent(() => {
    const id = Symbol('keys')
    registered.set(id, bindings)
    tell()
    return () => {
      registered.delete(id)
      tell()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is told anew when its texts change
  useEffect(() => register(), [text])
}

/** All keys that work at the moment. */
export function useListedKeys(): ListedKey[] {
  return useSyncExternalStore(subscribe, () => listed)
}

function toHotkey(binding: KeyBinding): [string, () => void, { usePhysicalKeys: boolean }] {
  const keys = binding.keys.replace(/\d$/, 'digit$&')
  const run = () => {
    if (binding.everywhere || binding.whileTyping || !isCovered()) binding.run()
  }
  return [keys, run, { usePhysicalKeys: true }]
}

function isCovered(): boolean {
  return isDialogOpen() || document.activeElement?.closest('[role="menu"], [role="listbox"]') != null
}

function tell(): void {
  listed = [...registered.values()].flat()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
