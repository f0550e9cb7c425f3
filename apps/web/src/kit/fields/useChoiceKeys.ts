import { type KeyboardEvent, useRef } from 'react'
import { lettersOf, startingWith, type Typed } from './letters.ts'
import { markedIn } from './markedIn.ts'

interface ChoiceKeys<Value> {
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  value: Value | null
  onChange: (value: Value) => void
  onEntered: (() => void) | undefined
  isSearched: boolean
}

type Key = KeyboardEvent<HTMLInputElement>

/** The keys of a list beside its arrows: letters choose, and Enter moves on once something is chosen. */
export function useChoiceKeys<Value>({ options, value, onChange, onEntered, isSearched }: ChoiceKeys<Value>) {
  const typed = useRef<Typed>({ text: '', at: 0 })
  const isEntering = useRef(false)

  /** Returns true if the key was handled. */
  function press(event: Key): boolean {
    isEntering.current = event.key === 'Enter'
    const isClosed = event.currentTarget.getAttribute('aria-expanded') !== 'true'
    // An open list without a marked option, like one just opened, would pass Enter on to the form.
    if (isEntering.current && !isClosed && value === null && !markedIn(event.currentTarget)) return true
    if (isSearched) return false
    // Enter on a closed list with a choice submits a form that uses `onEntered`, as in any other field.
    if (isEntering.current && isClosed && value !== null && onEntered) {
      event.currentTarget.form?.requestSubmit()
      return true
    }
    const next = lettersOf(event, typed.current)
    if (!next) return false
    typed.current = next
    const found = startingWith(next.text, options, value)
    if (found && found.value !== value) onChange(found.value)
    return true
  }
  return {
    onKeyDownCapture(event: Key) {
      if (!press(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp() {
      isEntering.current = false
    },
    /** To be called when an option is taken, by keyboard or mouse. */
    taken() {
      if (isEntering.current) onEntered?.()
    },
  }
}
