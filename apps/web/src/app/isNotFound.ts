import { Problem } from '@tourdesk/contract/kernel/problem'

/** True if the error says that the record doesn't exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Problem && error.status === 404
}

/** True for a record that was loaded before and is now gone. */
export function wasDeleted({ data, error }: { data: unknown; error: unknown }): boolean {
  return data !== undefined && isNotFound(error)
}
