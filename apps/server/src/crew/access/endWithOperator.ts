import { eachEvent } from '../../kernel/eventReader.ts'

/**
 * Event reader: ends the phones and links of a deleted guide or driver. They stay ended if the deletion is
 * undone.
 */
export const endWithOperator = eachEvent(async (tx, { event, at }) => {
  if (event.name !== 'operator.deleted') return
  const { id } = event.subject
  await tx
    .updateTable('crew_sessions')
    .set({ ended_at: at })
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('crew_links')
    .set({ dead_at: at })
    .where('operator_id', '=', id)
    .where('dead_at', 'is', null)
    .execute()
})
