import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { defaultBookingCloses } from '@tourdesk/domain/catalogue/tour'
import { splitMedia } from '@tourdesk/domain/media/mediaUrls'
import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import { readPickupTimes } from '@tourdesk/domain/pricing/typedPriceList'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Tours } from '../../schema/catalogue.ts'
import { cleanHtml } from '../cleanHtml.ts'
import type { TourForm } from './tourForm.ts'

/** A tour for an edit. Throws `not_found` (404), also for deleted ones. */
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

/** A form plus what the verb decides; secondary tags, highlights and price lists have their own tables. */
type TourFields = Omit<
  TourForm,
  '_id' | 'isActive' | 'affiliationLink' | 'highlights' | 'pricesList' | 'updatedAt'
> & { isActive: boolean; affiliationLink: string }

/** The columns of a form. */
export function toColumns({
  name,
  number,
  hashavshevetItemKey,
  headline,
  headLine,
  description,
  isActive,
  regions: { mainRegion, secondaryRegions, ...otherRegions },
  tags: { mainTag, secondaryTags: _inParts, ...otherTags },
  inclusion: { included, notIncluded, ...otherInclusion },
  instructions,
  totalHourDuration,
  doesIncludeReturnTransport,
  groupTypes,
  unavailabilityDates,
  bookingCloses,
  minimumParticipants,
  decideDaysBefore,
  guaranteesAtMinimum,
  pickupTimes,
  thumbnails,
  images,
  videos,
  tourSchematicMap,
  affiliationLink,
  paymentPolicy,
  ...rest
}: TourFields): FormColumns<'tours'> {
  nothingLeft(rest, otherRegions, otherTags, otherInclusion)
  return {
    name,
    number,
    hashavshevet_item_key: hashavshevetItemKey,
    headline: headline ?? headLine ?? '',
    description: cleanHtml(description),
    is_active: isActive,
    main_region: mainRegion,
    secondary_regions: distinct(secondaryRegions),
    main_tag_id: mainTag,
    included: distinct(included),
    not_included: distinct(notIncluded),
    instructions: distinct(instructions),
    total_hour_duration: totalHourDuration,
    does_include_return_transport: doesIncludeReturnTransport,
    group_types: JSON.stringify(groupTypes),
    unavailability_dates: JSON.stringify(unavailabilityDates),
    booking_closes: JSON.stringify({
      ...defaultBookingCloses,
      ...(bookingCloses.daysBefore !== null && { daysBefore: bookingCloses.daysBefore }),
      time: bookingCloses.time,
    }),
    minimum_participants: minimumParticipants,
    decide_days_before: decideDaysBefore,
    guarantees_at_minimum: guaranteesAtMinimum,
    pickup_times: JSON.stringify(readPickupTimes(pickupTimes)),
    thumbnails: JSON.stringify(thumbnails),
    ...splitMedia([...images, ...videos]),
    tour_schematic_map: tourSchematicMap || null,
    affiliation_link: affiliationLink,
    payment_policy_id: paymentPolicy,
  }
}

/** Replaces a tour's secondary tags, highlights and price lists with those of the form. */
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

/** Replaces a tour's price lists; the database checks for overlapping Active ones when the transaction ends. */
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

/** Refuses unknown ids in the form (400). */
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

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)]
}
