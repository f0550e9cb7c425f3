import type { BatchPreview } from '@tourdesk/contract/departures/departureBatches'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import type { MovePreview } from '@tourdesk/contract/departures/moveBatches'
import { api } from '../../app/api.ts'
import { type MergeChoice, type MoveChoice, sharedOf } from './moveChoice.ts'

type Key = Pick<WholeDeparture, 'tour' | 'date'>

/** Asks what a move would do. */
export async function askMove({ tour, date }: Key, choice: MoveChoice): Promise<MovePreview> {
  const to = { ...(choice.tour && { tour: choice.tour }), ...(choice.date && { date: choice.date }) }
  const from = [{ tour: tour._id, date }]
  return asMove(await api.departureBatches.preview({ body: { kind: 'move', from, to, ...sharedOf(choice) } }))
}

/** Asks what a merge would do. */
export async function askMerge({ tour, date }: Key, choice: MergeChoice): Promise<MovePreview> {
  const { group_type, language, units } = choice
  const body = {
    kind: 'merge' as const,
    from: [{ tour: tour._id, date }],
    to: { tour: choice.tour },
    ...(group_type && { group_type }),
    ...(language && { language }),
    units,
    ...sharedOf(choice),
  }
  return asMove(await api.departureBatches.preview({ body }))
}

/** Asks what undoing a move or merge would do. */
export async function askUndo(batch: string): Promise<MovePreview> {
  return asMove(await api.departureBatches.undo({ params: { id: batch } }))
}

function asMove(preview: BatchPreview): MovePreview {
  if (preview.kind === 'cancel') throw new Error('Asked for a move and got a cancellation')
  return preview
}
