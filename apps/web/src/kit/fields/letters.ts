/** Letters typed one after the other, and the time of the last one in ms. */
export interface Typed {
  text: string
  at: number
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  timeStamp: number
}

/** Letters typed within this many ms belong together, as in the browser's own lists. */
const pause = 1000

/**
 * The letters typed so far including this key; null if the key isn't a letter. A space only continues a text.
 */
export function lettersOf({ key, ctrlKey, metaKey, altKey, timeStamp }: Key, before: Typed): Typed | null {
  const text = timeStamp - before.at < pause ? before.text : ''
  if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && text === '')) return null
  return { text: text + key.toLowerCase(), at: timeStamp }
}

interface Labeled<Value> {
  value: Value
  label: string
  disabled?: boolean
}

/**
 * The first option that starts with the letters. One letter, or the same one repeated, moves to the next such
 * option.
 */
export function startingWith<Value>(
  text: string,
  options: readonly Labeled<Value>[],
  chosen: Value | null,
): Labeled<Value> | undefined {
  const [first = ''] = text
  const isRepeated = text === first.repeat(text.length)
  const at = options.findIndex(({ value }) => value === chosen)
  const from = isRepeated ? at + 1 : 0
  const inTurn = [...options.slice(from), ...options.slice(0, from)].filter(({ disabled }) => !disabled)
  const starts = (start: string) => inTurn.find(({ label }) => label.toLowerCase().startsWith(start))
  return starts(text) ?? (isRepeated ? starts(first) : undefined)
}
