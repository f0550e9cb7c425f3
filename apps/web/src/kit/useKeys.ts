import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { isDialogOpen } from './dialog/openDialogs.ts'

/**
 * A shortcut: `mod+k` is Ctrl, or Cmd on a Mac, and `g h` is two keys one after the other. Letters and digits
 * are physical keys, so they work on a Hebrew layout.
 */
export interface KeyBinding {
  keys: string
  label: string
  /** Without it the key is only listed, and the focused part handles it. */
  run?: () => void
  /** Listed under "Everywhere" instead of "On this page". */
  everywhere?: boolean
  /** Also works while typing; meant for keys with Ctrl. */
  whileTyping?: boolean
}

export type ListedKey = Pick<KeyBinding, 'keys' | 'label' | 'everywhere'>

const registered = new Map<symbol, ListedKey[]>()
const listeners = new Set<() => void>()
let listed: ListedKey[] = []

/**
 * Registers shortcuts, and lists them under `?`, while the component is mounted. A page's shortcuts, and all
 * single keys, are off while something is open over it.
 */
export function useKeys(bindings: KeyBinding[]): void {
  const handled = bindings.filter(isHandled)
  useSequences(handled.filter(isSequence))
  useHotkeys(handled.filter((binding) => !isSequence(binding)).map(toHotkey), [])
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is registered again when its texts change
  useEffect(() => register(), [text])
}

/** All active shortcuts. */
export function useListedKeys(): ListedKey[] {
  return useSyncExternalStore(subscribe, () => listed)
}

type HandledKey = KeyBinding & Required<Pick<KeyBinding, 'run'>>

function isHandled(binding: KeyBinding): binding is HandledKey {
  return binding.run !== undefined
}

function toHotkey(binding: HandledKey): HotkeyItem {
  const keys = binding.keys.replace(/\d$/, 'digit$&')
  const run = (event: KeyboardEvent) => {
    if (!binding.whileTyping && (isField(event.target) || (isCovered() && !isOverDialogs(binding)))) return
    event.preventDefault()
    binding.run()
  }
  return [keys, run, { usePhysicalKeys: true, preventDefault: false }]
}

/** True for keys that work over dialogs. A single key might be meant for a field that isn't there yet. */
function isOverDialogs({ everywhere, keys }: KeyBinding): boolean {
  return everywhere === true && keys.startsWith('mod+')
}

function isSequence({ keys }: KeyBinding): boolean {
  return keys.includes(' ')
}

/**
 * Handles two keys one after the other, like `g h`; off in fields, and while something is open over the page.
 */
function useSequences(bindings: HandledKey[]): void {
  const last = useRef('')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const before = last.current
    last.current = isTyped(event) ? '' : event.code
    const pressed = `${before} ${last.current}`.replaceAll('Key', '').toLowerCase()
    if (!isCovered()) bindings.find(({ keys }) => keys === pressed)?.run()
  })
  useEffect(() => {
    document.documentElement.addEventListener('keydown', press)
    return () => document.documentElement.removeEventListener('keydown', press)
  }, [])
}

function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return isField(target) || ctrlKey || metaKey || altKey
}

/** True for elements in which people type; a checkbox isn't one. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)
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
