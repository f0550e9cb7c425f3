/**
 * The secret at the start of `opened`, the end of an opened link, without a full stop, bracket or comma that
 * followed the link in a text. Secrets are letters, digits, `-` and `_`.
 */
export function secretIn(opened: string): string {
  return /^[\w-]*/.exec(opened)?.[0] ?? ''
}
