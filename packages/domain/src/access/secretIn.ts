/**
 * The secret of a link in what somebody opened, without the full stop, bracket or comma that a text had behind the link.
 * Secrets are letters, digits, `-` and `_`.
 */
export function secretIn(opened: string): string {
  return /^[\w-]*/.exec(opened)?.[0] ?? ''
}
