import { Problem } from '@tourdesk/contract/kernel/problem'

/** True when a save was refused because somebody else had saved first (HOLE-O96, HOLE-C14). */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof Problem &&
    (error.code === 'changed_by_another' || error.code === 'prices_changed_by_another')
  )
}
