import type { CancelItem } from '@tourdesk/contract/departures/departureBatches'
import type { MoveItem } from '@tourdesk/contract/departures/moveBatches'
import type { Permission } from '@tourdesk/domain/access/roles'
import type { BatchKind } from '@tourdesk/domain/departures/batch'
import type { Reader } from '../../kernel/call.ts'
import type { StoredRequest } from '../../schema/dispatch.ts'
import type { BatchNeeds, BatchScene, PlannedItem } from './batchScene.ts'
import { planCancels } from './cancel/planCancels.ts'
import { hashOf } from './hashOf.ts'
import type { BatchReach } from './lockBatch.ts'
import { type Moving, movingOf } from './move/moving.ts'
import { type PlannedMoves, planMoves } from './move/planMoves.ts'
import { type BatchDeparture, unitsOfDepartures } from './ordersOn.ts'

/** What a batch would do to each order, with a hash for each of what that depends on. */
export type PlannedBatch = { facts: Record<string, string> } & (
  | { kind: 'cancel'; items: PlannedItem<CancelItem>[] }
  | {
      kind: 'move' | 'merge' | 'undo'
      items: PlannedItem<MoveItem>[]
      edits: PlannedMoves['edits']
      moving: Moving
    }
)

/** What it takes to ask for a batch. Changing what orders cost needs more, see `moveOrders`. */
export const permissionOf = {
  cancel: 'departures.cancel',
  move: 'dispatch.write',
  merge: 'dispatch.write',
  undo: 'dispatch.write',
} as const satisfies Record<BatchKind, Permission>

/** Plans a batch: for its preview, and again under its locks. */
export async function planBatch(
  call: Reader,
  request: StoredRequest,
  scene: BatchScene,
  needs: BatchNeeds,
): Promise<PlannedBatch> {
  const ids = scene.departures.map(({ id }) => id)
  const vehicles = await unitsOfDepartures(call.db, ids)
  // What was decided about the departures themselves, and their vehicles.
  const departures = hashOf([
    scene.departures.map(({ id, updated_at }) => [id, updated_at]),
    vehicles.map(({ id, version }) => [id, version]),
  ])
  switch (request.kind) {
    case 'cancel': {
      const { items, facts } = await planCancels(call, scene)
      return { kind: request.kind, items, facts: { ...facts, departures } }
    }
    case 'move':
    case 'merge':
    case 'undo': {
      const moving = await movingOf(call.db, request, scene.departures)
      const { items, facts, edits } = await planMoves(call, moving, scene, needs)
      return { kind: request.kind, items, edits, moving, facts: { ...facts, departures } }
    }
  }
}

/** What a batch changes besides what's on its departures. */
export async function reachOf(
  call: Pick<Reader, 'db'>,
  request: StoredRequest,
  departures: readonly BatchDeparture[],
): Promise<BatchReach> {
  switch (request.kind) {
    case 'cancel':
      return { targets: [], units: [] }
    case 'move':
    case 'merge':
    case 'undo': {
      const { targets, undone } = await movingOf(call.db, request, departures)
      const rode = [...(undone?.moved.values() ?? [])].flatMap(({ entries }) =>
        entries.flatMap(({ parts }) => parts.map(({ _id }) => _id)),
      )
      return { targets, units: [...(undone?.units ?? []), ...rode] }
    }
  }
}
