import { randomBytes } from 'node:crypto'
import type { Statement } from './recordSql.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The secret part of a payment link. */
const secret = /^[\w-]{22}$/

/**
 * Two recordings of the same save differ only in what a save makes new: ids, secrets, the order number, the time. Returns the
 * first recording with fresh values in those places, so that it can run again and again.
 */
export function freshValues(
  first: Statement[],
  second: Statement[],
  make: { id: () => string; orderNumber: number },
): Statement[] {
  const made = new Map<string, string>()
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
      if (value instanceof Date) return new Date()
      if (typeof value === 'number') return make.orderNumber
      if (typeof value !== 'string') return value
      if (secret.test(value)) return randomBytes(16).toString('base64url')
      if (!uuid.test(value)) return value.replaceAll(String(oldNumber), String(make.orderNumber))
      const id = made.get(value) ?? make.id()
      made.set(value, id)
      return id
    }),
  }))
}
