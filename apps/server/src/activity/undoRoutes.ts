import type { undo } from '@tourdesk/contract/activity/undo'
import type { Handlers } from '../kernel/mount.ts'
import { takeUndo, type Undoers } from './takeUndo.ts'

/** The route for undoing; the features supply the undoers. */
export function undoRoutes(undoers: Undoers): Handlers<{ undo: typeof undo }> {
  return { undo: { take: ({ params }, call) => takeUndo(call, undoers, params.id) } }
}
