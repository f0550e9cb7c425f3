import type { StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { z } from 'zod'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { constraintOf } from '../../kernel/violations.ts'
import { cleanHtml } from '../cleanHtml.ts'

/** The form of a star tour, parsed. */
export type StarTourForm = z.output<typeof StarTourInput>

/** The columns of a form that was checked. */
export function toColumns(form: StarTourForm & { discount: number }) {
  return {
    is_active: form.isActive,
    number: form.number,
    name: form.name,
    headline: form.headline,
    discount: form.discount,
    hashavshevet_item_key: form.hashavshevetItemKey,
    description: cleanHtml(form.description),
  }
}

/** Replaces the tours of a star tour, in their order (STAR-07). Throws a wrong field for a tour that is not there (400). */
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

/** The same write, whose refusal for the number of another star tour is `star_tour_number_taken` (409). */
export async function uniqueNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (constraintOf(error) === 'star_tours_number') throw new Problem('star_tour_number_taken')
    throw error
  }
}
