import { hasCents } from '../money.ts'

/**
 * How much a number changed: the difference, and its share of the number before, 0.25 for a quarter more.
 * There's no share of 0, and none if a number is missing.
 */
export function changeOf(
  now: number | null,
  before: number | null,
): { difference: number | null; share: number | null } {
  if (now === null || before === null) return { difference: null, share: null }
  const exact = now - before
  // Amounts with cents stay amounts with cents.
  const difference = hasCents(now) && hasCents(before) ? Number(exact.toFixed(2)) : exact
  return { difference, share: before === 0 ? null : difference / Math.abs(before) }
}
