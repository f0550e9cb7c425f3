/** The message for one place of a form: that of the whole value, or else the first one inside it. */
export function messageIn(error: unknown): string | undefined {
  if (!isErrors(error)) return undefined
  const { message, ref: _element, ...inside } = error
  if (typeof message === 'string') return message
  return Object.values(inside).map(messageIn).find(Boolean)
}

/** A list's errors are an array with holes. */
function isErrors(error: unknown): error is Record<string, unknown> {
  return typeof error === 'object' && error !== null
}
