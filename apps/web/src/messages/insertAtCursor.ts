import { flushSync } from 'react-dom'

/**
 * Inserts text at a field's cursor, or at the end without a field, and puts the cursor behind it.
 * @param change shows the new value
 */
export function insertAtCursor(
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  { text, typed, change }: { text: string; typed: string; change: (value: string) => void },
): void {
  const [start, end] = [field?.selectionStart ?? typed.length, field?.selectionEnd ?? typed.length]
  // Rendered at once, so that it doesn't reset a cursor that moved in the meantime.
  flushSync(() => change(`${typed.slice(0, start)}${text}${typed.slice(end)}`))
  field?.focus()
  field?.setSelectionRange(start + text.length, start + text.length)
}
