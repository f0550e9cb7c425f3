import { Problem } from '@tourdesk/contract/kernel/problem'

/** True if a save was refused because another user saved first. */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof Problem &&
    (error.code === 'changed_by_another' || error.code === 'prices_changed_by_another')
  )
}
