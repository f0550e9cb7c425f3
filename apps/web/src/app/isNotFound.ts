import { Problem } from '@tourdesk/contract/kernel/problem'

/** The answer for a record that does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Problem && error.status === 404
}

/** True for a record that was read before and is not found any more. */
export function wasDeleted({ data, error }: { data: unknown; error: unknown }): boolean {
  return data !== undefined && isNotFound(error)
}
