import type { undo } from '@tourdesk/contract/activity/undo'
import type { Handlers } from '../kernel/mount.ts'
import { takeUndo, type Undoers } from './takeUndo.ts'

/** Undoing; how, each feature hands in. */
export function undoRoutes(undoers: Undoers): Handlers<{ undo: typeof undo }> {
  return { undo: { take: ({ params }, call) => takeUndo(call, undoers, params.id) } }
}
