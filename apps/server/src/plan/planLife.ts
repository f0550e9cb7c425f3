const lifeMs = 24 * 3_600_000

/** When a plan that's made now expires. */
export function expiryOf(madeAt: Date): Date {
  return new Date(madeAt.getTime() + lifeMs)
}

/** Plans that were made later than this haven't expired. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - lifeMs)
}
