import type { Undoers } from './activity/takeUndo.ts'
import { undoArticle } from './catalogue/articles/saveArticle.ts'
import { undoRemoveArticle } from './catalogue/articles/undoRemoveArticle.ts'
import { undoOpenDays } from './departures/closures/openDays.ts'
import { undoDeparture } from './departures/saveDeparture.ts'
import { undoAbsence } from './dispatch/absence/undoAbsence.ts'
import { undoStops } from './dispatch/stops/undoStops.ts'
import { undoRemoveUnit } from './dispatch/undoRemoveUnit.ts'
import { undoCar } from './fleet/saveCar.ts'
import { undoCarSupplier } from './fleet/saveCarSupplier.ts'
import { undoOperator } from './fleet/saveOperator.ts'
import { undoAvailability } from './fleet/undoAvailability.ts'
import { undoRemoveOperator } from './fleet/undoRemoveOperator.ts'
import { undoSupplierReply } from './messages/suppliers/replyOfSupplier.ts'
import { undoMove } from './messages/undoMove.ts'
import { undoCancel } from './orders/undoCancel.ts'
import { undoMark } from './orders/undoMark.ts'
import { undoPlan } from './plan/apply/undoPlan.ts'
import { undoRemoveView } from './views/undoRemoveView.ts'

/** The verb that undoes each kind of change. */
export const undoers: Undoers = {
  availability: undoAvailability,
  absence: undoAbsence,
  changedDeparture: undoDeparture,
  endedClosure: undoOpenDays,
  appliedPlan: undoPlan,
  removedUnit: undoRemoveUnit,
  changedStops: undoStops,
  canceledOrder: undoCancel,
  markedTours: undoMark,
  movedMessage: undoMove,
  supplierReply: undoSupplierReply,
  removedView: undoRemoveView,
  changedOperator: undoOperator,
  removedOperator: undoRemoveOperator,
  changedCar: undoCar,
  changedCarSupplier: undoCarSupplier,
  changedArticle: undoArticle,
  removedArticle: undoRemoveArticle,
}
