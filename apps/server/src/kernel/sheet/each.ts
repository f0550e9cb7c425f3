/** Rows that are all there already, for a sheet. */
export async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
