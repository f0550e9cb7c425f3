import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { StoredRequest } from '../../schema/dispatch.ts'
import type { creditMailer } from '../credits/creditMailer.ts'
import type { BatchScene, DoneBatch, TickedOrder } from './batchScene.ts'
import { cancelDepartures } from './cancel/cancelDepartures.ts'
import type { LockedBatch } from './lockBatch.ts'
import { moveOrders } from './move/moveOrders.ts'
import type { PlannedBatch } from './planBatch.ts'

interface CarriedOut {
  batch: string
  request: StoredRequest
  planned: PlannedBatch
  scene: BatchScene
  locked: LockedBatch
  ticked: readonly TickedOrder[]
  write: Awaited<ReturnType<typeof creditMailer>>
}

/** Does what a batch was asked to do to its ticked orders and its departures, all of them locked. */
export async function carryOut(
  tx: Tx,
  call: Call<Person>,
  { request, planned, locked, ...step }: CarriedOut,
): Promise<DoneBatch> {
  switch (request.kind) {
    case 'cancel':
      return cancelDepartures(tx, call, { ...step, request, units: locked.units })
    case 'move':
    case 'merge':
    case 'undo': {
      if (planned.kind === 'cancel') throw new Error('A move was planned as a cancellation')
      const { moving, edits } = planned
      const { kind, messages } = request
      return moveOrders(tx, call, { ...step, kind, messages, moving, edits, locked })
    }
  }
}
