import type { creditMailer } from '../../credits/creditMailer.ts'
import type { PlannedEdit } from '../../draft/planEdit.ts'
import type { BatchScene, TickedOrder } from '../batchScene.ts'
import type { LockedBatch } from '../lockBatch.ts'
import type { Moving } from './moving.ts'

/** A move to carry out, as it was planned under its locks. */
export interface MoveStep {
  batch: string
  kind: 'move' | 'merge' | 'undo'
  moving: Moving
  edits: ReadonlyMap<string, PlannedEdit>
  messages: boolean
  scene: BatchScene
  locked: LockedBatch
  ticked: readonly TickedOrder[]
  write: Awaited<ReturnType<typeof creditMailer>>
}
