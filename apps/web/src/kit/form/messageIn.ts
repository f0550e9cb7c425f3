/** What is wrong at one place of a form: with the value as a whole, or else with the first thing inside it. */
export function messageIn(error: unknown): string | undefined {
  if (!isErrors(error)) return undefined
  const { message, ref: _element, ...inside } = error
  if (typeof message === 'string') return message
  return Object.values(inside).map(messageIn).find(Boolean)
}

/** Errors of a list come as one with holes. */
function isErrors(error: unknown): error is Record<string, unknown> {
  return typeof error === 'object' && error !== null
}
