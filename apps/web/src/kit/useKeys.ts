import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from './dialog/openDialogs.ts'
import { type OfferedAction, offeredActions, useOffer } from './offeredActions.ts'

/**
 * A shortcut: `mod+k` is Ctrl, or Cmd on a Mac, and `g h` is two keys one after the other. Letters and digits
 * are physical keys, so they work on a Hebrew layout.
 */
export interface KeyBinding extends OfferedAction {
  keys: string
  /** Also works while typing; meant for keys with Ctrl. */
  whileTyping?: boolean
}

/**
 * Handles shortcuts while the component is mounted, lists them under `?` and offers them in the search. A page's
 * shortcuts, and all single keys, are off while something is open over it.
 */
export function useKeys(bindings: KeyBinding[]): void {
  const handled = bindings.filter(isHandled)
  useSequences(handled.filter(isSequence))
  useHotkeys(handled.filter((binding) => !isSequence(binding)).map(toHotkey), [])
  useOffer(bindings)
}

type HandledKey = KeyBinding & Required<Pick<KeyBinding, 'run'>>

function isHandled(binding: KeyBinding): binding is HandledKey {
  return binding.run !== undefined
}

function toHotkey(binding: HandledKey): HotkeyItem {
  const keys = binding.keys.replace(/\d$/, 'digit$&')
  const run = (event: KeyboardEvent) => {
    if (endsSequence()) return
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

/** The last key, and the one before it; empty for what's typed. */
const pressed = { before: '', last: '' }

function notePressed(event: KeyboardEvent): void {
  pressed.before = pressed.last
  // What a browser fills in comes as a key without a code.
  pressed.last = isTyped(event) || !event.code ? '' : event.code.replace('Key', '').toLowerCase()
}

// Before all others: a `c` after `g` may be meant for `g c`.
if (typeof window !== 'undefined') window.addEventListener('keydown', notePressed, { capture: true })

function pressedSequence(): string {
  return `${pressed.before} ${pressed.last}`
}

/**
 * Handles two keys one after the other, like `g h`; off in fields, and while something is open over the page.
 */
function useSequences(bindings: HandledKey[]): void {
  const press = useEffectEvent(() => {
    if (!isCovered()) bindings.find(({ keys }) => keys === pressedSequence())?.run()
  })
  useEffect(() => {
    const listener = () => press()
    document.documentElement.addEventListener('keydown', listener)
    return () => document.documentElement.removeEventListener('keydown', listener)
  }, [])
}

/** True for the second key of a sequence, which isn't a shortcut of its own then. */
function endsSequence(): boolean {
  const sequence = pressedSequence()
  return offeredActions().some(({ keys }) => keys === sequence)
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
