import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { splitMedia } from '@tourdesk/domain/media/mediaUrls'
import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import { readPickupTimes } from '@tourdesk/domain/pricing/typedPriceList'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Tours } from '../../kernel/schema/catalogue.ts'
import { constraintOf } from '../../kernel/violations.ts'
import { cleanHtml } from '../cleanHtml.ts'
import type { TourForm } from './tourForm.ts'

/** A tour for an edit; deleted ones are gone. Throws `not_found` (404). */
export async function lockTour(tx: Tx, id: string): Promise<Selectable<Tours>> {
  const row = await tx
    .selectFrom('tours')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** The columns of a form; whether the tour is on sale is decided elsewhere. */
export function toColumns(form: TourForm) {
  const { regions, tags, inclusion } = form
  return {
    name: form.name,
    number: form.number,
    hashavshevet_item_key: form.hashavshevetItemKey,
    headline: form.headline ?? form.headLine ?? '',
    description: cleanHtml(form.description),
    main_region: regions.mainRegion,
    secondary_regions: distinct(regions.secondaryRegions),
    main_tag_id: tags.mainTag,
    included: distinct(inclusion.included),
    not_included: distinct(inclusion.notIncluded),
    instructions: distinct(form.instructions),
    total_hour_duration: form.totalHourDuration,
    does_include_return_transport: form.doesIncludeReturnTransport,
    group_types: JSON.stringify(form.groupTypes),
    unavailability_dates: JSON.stringify(form.unavailabilityDates),
    pickup_times: JSON.stringify(readPickupTimes(form.pickupTimes)),
    thumbnails: JSON.stringify(form.thumbnails),
    ...splitMedia([...form.images, ...form.videos]),
    tour_schematic_map: form.tourSchematicMap || null,
    ...(form.affiliationLink !== undefined && { affiliation_link: form.affiliationLink }),
  }
}

/** Replaces secondary tags, highlights and price lists of a tour by those of the form. */
export async function writeParts(tx: Tx, id: string, form: TourForm, lists: PriceList[]): Promise<void> {
  await checkIds(tx, 'tags', 'tags.secondaryTags', form.tags.secondaryTags)
  await checkIds(tx, 'highlights', 'highlights', form.highlights)
  await tx.deleteFrom('tour_secondary_tags').where('tour_id', '=', id).execute()
  await tx.deleteFrom('tour_highlights').where('tour_id', '=', id).execute()
  const tags = distinct(form.tags.secondaryTags).map((tag_id, position) => ({
    tour_id: id,
    tag_id,
    position,
  }))
  if (tags.length > 0) await insertInto(tx, 'tour_secondary_tags', tags).execute()
  const highlights = distinct(form.highlights).map((highlight_id, position) => ({
    tour_id: id,
    highlight_id,
    position,
  }))
  if (highlights.length > 0) await insertInto(tx, 'tour_highlights', highlights).execute()
  await writePriceLists(tx, id, lists)
}

/** Replaces the price lists of a tour; the database keeps Active ones apart at the end of the transaction. */
export async function writePriceLists(tx: Tx, tourId: string, lists: PriceList[]): Promise<void> {
  await sql`set constraints price_lists_active_apart deferred`.execute(tx)
  await tx.deleteFrom('price_lists').where('tour_id', '=', tourId).execute()
  if (lists.length === 0) return
  const rows = lists.map((list, position) => ({
    id: list._id,
    tour_id: tourId,
    position,
    description: list.description,
    start_date: list.startDate,
    end_date: list.endDate,
    status: list.status,
    prices: JSON.stringify(list.prices),
  }))
  await insertInto(tx, 'price_lists', rows).execute()
}

/** Refuses an id of the form that names nothing (400). */
export async function checkIds(
  tx: Tx,
  table: 'tags' | 'highlights' | 'tours',
  field: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  if (rows.length < distinct(ids).length) throw fieldProblem([{ field, code: 'field_invalid' }])
}

/** The same write, whose refusal for the number of another tour is `tour_number_taken` (409). */
export async function uniqueNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (constraintOf(error) === 'tours_number') throw new Problem('tour_number_taken')
    throw error
  }
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)]
}
