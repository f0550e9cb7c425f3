/** The items with a text that contains the search, ignoring case. */
export function matching<Row>(
  rows: readonly Row[],
  search: string | undefined,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = search?.trim().toLowerCase()
  if (!wanted) return rows
  return rows.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(wanted)))
}
