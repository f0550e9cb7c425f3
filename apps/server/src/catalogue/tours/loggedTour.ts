import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { findPriceListsOf } from '../../pricing/queries.ts'
import type { Tours } from '../../schema/catalogue.ts'
import { nameOfPaymentPolicy } from '../../settings/nameOfPaymentPolicy.ts'

/** A stored tour with its parts as the log keeps it; tags, highlights and its payment policy by name. */
export async function loggedTour(tx: Tx, id: string) {
  const row = await tx.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tags = await tx
    .selectFrom('tour_secondary_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select('name')
    .where('tour_id', '=', id)
    .orderBy('position')
    .execute()
  const highlights = await tx
    .selectFrom('tour_highlights')
    .innerJoin('highlights', 'highlights.id', 'highlight_id')
    .select('name')
    .where('tour_id', '=', id)
    .orderBy('position')
    .execute()
  const mainTag = row.main_tag_id
    ? await tx.selectFrom('tags').select('name').where('id', '=', row.main_tag_id).executeTakeFirst()
    : null
  return {
    ...ofRow(row),
    mainTag: mainTag?.name ?? null,
    secondaryTags: tags.map(({ name }) => name),
    highlights: highlights.map(({ name }) => name),
    pricesList: await findPriceListsOf(tx, id),
    paymentPolicy: await nameOfPaymentPolicy(tx, row.payment_policy_id),
  }
}

function ofRow(row: Selectable<Tours>) {
  return {
    name: row.name,
    number: row.number,
    isActive: row.is_active,
    hashavshevetItemKey: row.hashavshevet_item_key,
    headline: row.headline,
    description: row.description,
    mainRegion: row.main_region,
    secondaryRegions: row.secondary_regions,
    included: row.included,
    notIncluded: row.not_included,
    instructions: row.instructions,
    totalHourDuration: row.total_hour_duration,
    doesIncludeReturnTransport: row.does_include_return_transport,
    groupTypes: row.group_types,
    unavailabilityDates: row.unavailability_dates,
    bookingCloses: row.booking_closes,
    minimumParticipants: row.minimum_participants,
    decideDaysBefore: row.decide_days_before,
    guaranteesAtMinimum: row.guarantees_at_minimum,
    pickupTimes: row.pickup_times,
    thumbnails: row.thumbnails,
    images: row.images,
    videos: row.videos,
    tourSchematicMap: row.tour_schematic_map,
    affiliationLink: row.affiliation_link,
  }
}
