import type { Tx } from '../../kernel/database.ts'

/** A stored star tour as the log keeps it, with the field names of its form; tours by name. */
export async function loggedStarTour(tx: Tx, id: string) {
  const row = await tx.selectFrom('star_tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tours = await tx
    .selectFrom('star_tour_tours')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select('name')
    .where('star_tour_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    isActive: row.is_active,
    number: row.number,
    name: row.name,
    headline: row.headline,
    discount: row.discount,
    hashavshevetItemKey: row.hashavshevet_item_key,
    description: row.description,
    tours: tours.map(({ name }) => name),
  }
}
