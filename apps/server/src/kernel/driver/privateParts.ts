import pg from 'pg'

/** The driver's query: its types leave out the callback and the answer being read. */
export interface DriverQuery {
  text: string
  types?: unknown
  _rowMode?: unknown
  _result: unknown
  _results: unknown
}

/** The driver's answer to a statement. */
export interface DriverResult {
  fields: pg.FieldDef[]
  _types: { getTypeParser(type: number, format: string): ParseValue }
  addFields(columns: pg.FieldDef[]): void
  parseRow(values: (string | null)[]): unknown
}

export type ParseValue = (text: string) => unknown

interface PrivateParts {
  Query: new (...asked: unknown[]) => DriverQuery
  Result: new () => DriverResult
}

/** A cast, since the driver exports these classes but its types leave them out, or parts of them. */
function privatePartsOf(driver: typeof pg) {
  return driver as unknown as PrivateParts
}

export const { Query, Result } = privatePartsOf(pg)
