/**
 * The provider's reference of a refund: the same for each try, so that the provider's report shows whether an
 * earlier one went through.
 */
export function refundReference(refundId: string): string {
  return refundId.replaceAll('-', '')
}

/** The id of the refund with a reference; null if the reference has another shape. */
export function refundOf(reference: string | null): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(reference ?? '')
  return parts ? parts.slice(1).join('-') : null
}
