import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Tx } from '../../../kernel/database.ts'
import type { StoredOrder } from '../../saved/queries.ts'
import type { MoveStep } from './moveStep.ts'

interface MovedEntries {
  own: StoredOrder['entries']
}

/** What the log of the departures says about who was moved: one event for each departure that was left. */
export async function movedEvents(
  tx: Tx,
  {
    batch,
    kind,
    moving,
    scene,
    messages,
  }: Pick<MoveStep, 'batch' | 'kind' | 'moving' | 'scene' | 'messages'>,
  moves: readonly MovedEntries[],
): Promise<DomainEvent[]> {
  const tours = await tx
    .selectFrom('tours')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      moving.targets.map(({ tour }) => tour),
    )
    .execute()
  return scene.departures.map((departure) => {
    const left = moves.map(({ own }) => own.filter(({ tour_event_id }) => tour_event_id === departure.id))
    const target = moving.targets[scene.departures.indexOf(departure)] ?? moving.targets[0]
    return {
      name: kind === 'undo' ? ('departure.movedBack' as const) : ('departure.moved' as const),
      subject: { id: departure.id, name: departure.name, accountId: null },
      days: [departure.tour_date, ...(target ? [target.date] : [])],
      facts: {
        batch,
        date: departure.tour_date,
        orders: left.filter((entries) => entries.length > 0).length,
        people: left.flat().reduce((sum, { head_count }) => sum + head_count, 0),
        ...(target && {
          toTour: tours.find(({ id }) => id === target.tour)?.name ?? '',
          toDate: target.date,
        }),
        ...(moving.text && { reason: moving.text }),
        ...(!messages && { withoutMessages: true }),
      },
    }
  })
}
