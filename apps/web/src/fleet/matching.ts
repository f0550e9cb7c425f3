/** Those of which one of the texts holds what is searched for, in capital or small letters. */
export function matching<Row>(
  rows: readonly Row[],
  search: string | undefined,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = search?.trim().toLowerCase()
  if (!wanted) return rows
  return rows.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(wanted)))
}
