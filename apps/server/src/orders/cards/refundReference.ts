/**
 * What the provider keeps with a refund: the same at each try, so that its report tells whether an earlier one went
 * through.
 */
export function refundReference(refundId: string): string {
  return refundId.replaceAll('-', '')
}

/** The id of the refund with a reference; null for a reference of another shape. */
export function refundOf(reference: string | null): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(reference ?? '')
  return parts ? parts.slice(1).join('-') : null
}
