import { eachEvent } from '../../kernel/eventReader.ts'

/** Event reader: with a guide or driver who is deleted, their phones and links end (CREW-05), also if that's undone. */
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
