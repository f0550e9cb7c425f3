import type { StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { StarTours } from '../../schema/catalogue.ts'
import { cleanHtml } from '../cleanHtml.ts'

/** The form of a star tour, parsed. */
export type StarTourForm = Omit<z.output<typeof StarTourInput>, 'starTourId' | 'updatedAt'>

/** A stored star tour with its tours, in order. */
export type StarTourRow = Selectable<StarTours> & { tours: { id: string; name: string }[] }

/** A star tour for an edit; undefined if there's none. */
export async function lockStarTour(tx: Tx, id: string): Promise<StarTourRow | undefined> {
  const row = await tx
    .selectFrom('star_tours')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const tours = await tx
    .selectFrom('star_tour_tours')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tours.id', 'name'])
    .where('star_tour_id', '=', id)
    .orderBy('position')
    .execute()
  return row && { ...row, tours }
}

/** A stored star tour as its form would send it back. */
export function toForm(row: StarTourRow): StarTourForm {
  return {
    isActive: row.is_active,
    number: row.number,
    name: row.name,
    headline: row.headline,
    discount: row.discount,
    hashavshevetItemKey: row.hashavshevet_item_key,
    description: row.description,
    tours: row.tours.map(({ id }) => id),
  }
}

/** The columns of a checked form; `writeTours` writes its tours. */
export function toColumns({
  isActive,
  number,
  name,
  headline,
  discount,
  hashavshevetItemKey,
  description,
  ...rest
}: Omit<StarTourForm, 'tours'> & { discount: number }): FormColumns<'star_tours'> {
  nothingLeft(rest)
  return {
    is_active: isActive,
    number,
    name,
    headline,
    discount,
    hashavshevet_item_key: hashavshevetItemKey,
    description: cleanHtml(description),
  }
}

/** Replaces the tours of a star tour, in order. Throws a wrong field for an unknown tour (400). */
export async function writeTours(tx: Tx, starTourId: string, tours: string[]): Promise<void> {
  const known = await tx
    .selectFrom('tours')
    .select('id')
    .where('id', 'in', tours)
    .where('deleted_at', 'is', null)
    .execute()
  if (known.length < tours.length) throw fieldProblem([{ field: 'tours', code: 'field_invalid' }])
  await tx.deleteFrom('star_tour_tours').where('star_tour_id', '=', starTourId).execute()
  const rows = tours.map((tour_id, position) => ({ star_tour_id: starTourId, tour_id, position }))
  await insertInto(tx, 'star_tour_tours', rows).execute()
}
