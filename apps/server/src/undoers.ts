import type { Undoers } from './activity/takeUndo.ts'
import { undoStops } from './dispatch/stops/undoStops.ts'
import { undoRemoveUnit } from './dispatch/undoRemoveUnit.ts'
import { undoAvailability } from './fleet/undoAvailability.ts'
import { undoCancel } from './orders/undoCancel.ts'
import { undoMark } from './orders/undoMark.ts'
import { undoRemoveView } from './views/undoRemoveView.ts'

/** How each kind of change is undone. */
export const undoers: Undoers = {
  availability: undoAvailability,
  removedUnit: undoRemoveUnit,
  changedStops: undoStops,
  canceledOrder: undoCancel,
  markedTours: undoMark,
  removedView: undoRemoveView,
}
