import { randomBytes } from 'node:crypto'
import type { Statement } from './recordSql.ts'

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The secret part of a payment link. */
const secret = /^[\w-]{22}$/

/**
 * Two recordings of the same save differ only in what each save creates: ids, secrets, the order number, the
 * time. Returns the first recording with fresh values in those places, so that it can run repeatedly.
 */
export function freshValues(
  first: Statement[],
  second: Statement[],
  make: { id: () => string; orderNumber: number },
): Statement[] {
  const made = new Map<string, string>()
  const freshId = (id: string) => {
    const fresh = made.get(id) ?? make.id()
    made.set(id, fresh)
    return fresh
  }
  const now = Date.now()
  const recordedAt = first.flatMap(({ values }) => values).find((value) => value instanceof Date)
  const oldNumber = first
    .flatMap((statement, at) =>
      statement.values.filter(
        (value, index) => typeof value === 'number' && value !== second[at]?.values[index],
      ),
    )
    .at(0)
  return first.map((statement, at) => ({
    ...statement,
    values: statement.values.map((value, index) => {
      const other = second[at]?.values[index]
      if (value === other || JSON.stringify(value) === JSON.stringify(other)) return value
      if (value instanceof Date) return new Date(now + value.getTime() - (recordedAt ?? value).getTime())
      if (typeof value === 'number') return make.orderNumber
      if (typeof value !== 'string') return value
      if (secret.test(value)) return randomBytes(16).toString('base64url')
      // Ids may be part of longer texts; those found in both recordings belong to existing records.
      return value
        .replaceAll(String(oldNumber), String(make.orderNumber))
        .replaceAll(uuids, (id) => (String(other).includes(id) ? id : freshId(id)))
    }),
  }))
}
