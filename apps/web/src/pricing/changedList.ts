/** The list with the item replacing the one with its id, or added at the end. */
export function withItem<Stored extends { _id: string }, Sent extends { _id?: string | undefined }>(
  items: readonly Stored[],
  item: Sent,
): (Stored | Sent)[] {
  const isThere = items.some(({ _id }) => _id === item._id)
  return isThere ? items.map((each) => (each._id === item._id ? item : each)) : [...items, item]
}

/** The list without the item with this id. */
export function withoutItem<Stored extends { _id: string }>(items: readonly Stored[], id: string): Stored[] {
  return items.filter(({ _id }) => _id !== id)
}
