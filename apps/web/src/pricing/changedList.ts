/** The list with an item put in its place by its id, or at the end when it has none there (CAPI-33). */
export function withItem<Stored extends { _id: string }, Sent extends { _id?: string | undefined }>(
  items: readonly Stored[],
  item: Sent,
): (Stored | Sent)[] {
  const isThere = items.some(({ _id }) => _id === item._id)
  return isThere ? items.map((each) => (each._id === item._id ? item : each)) : [...items, item]
}

/** The list without the item of this id. */
export function withoutItem<Stored extends { _id: string }>(items: readonly Stored[], id: string): Stored[] {
  return items.filter(({ _id }) => _id !== id)
}
