import { addDays } from '@tourdesk/domain/calendar'
import { newId } from '@tourdesk/server/kernel/newId'
import { priceListsOf } from '../content/priceLists.ts'
import type { DemoTour } from '../content/tours/demoTour.ts'
import { tours } from '../content/tours.ts'
import { type Filling, sinceHalfAYear } from './filling.ts'
import { thumbnailsOf } from './pictures.ts'

/** Fills all tours with their tags, highlights and price lists. Returns their ids by number. */
export async function fillTours(
  filling: Filling,
  tagIds: Map<string, string>,
  highlightIds: Map<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map(tours.map((tour) => [tour.number, newId()]))
  for (const tour of tours) {
    const id = ids.get(tour.number)!
    await insertTour(filling, id, tour, tagIds.get(tour.tags.mainTag)!)
    await linkTour(filling, id, tour, tagIds, highlightIds)
    await insertPriceLists(filling, id, tour)
  }
  return ids
}

async function insertTour({ tx, now, today }: Filling, id: string, tour: DemoTour, mainTag: string) {
  const { wide, square_one } = thumbnailsOf(tour)
  await tx
    .insertInto('tours')
    .values({
      id,
      name: tour.name,
      number: tour.number,
      hashavshevet_item_key: tour.hashavshevetItemKey,
      headline: tour.headline,
      description: tour.description,
      is_active: true,
      main_region: tour.regions.mainRegion,
      secondary_regions: tour.regions.secondaryRegions,
      main_tag_id: mainTag,
      included: tour.inclusion.included,
      not_included: tour.inclusion.notIncluded,
      instructions: tour.instructions,
      total_hour_duration: tour.totalHourDuration,
      does_include_return_transport: tour.doesIncludeReturnTransport,
      group_types: JSON.stringify(tour.groupTypes),
      unavailability_dates: JSON.stringify(
        tour.unavailabilityDates.map(({ startsIn, endsIn, ...closed }) => ({
          start_date: addDays(today, startsIn),
          end_date: addDays(today, endsIn),
          ...closed,
        })),
      ),
      pickup_times: JSON.stringify(tour.pickupTimes),
      thumbnails: JSON.stringify(thumbnailsOf(tour)),
      images: [wide, square_one],
      ...sinceHalfAYear(now),
    })
    .execute()
}

async function linkTour(
  { tx }: Filling,
  tour_id: string,
  tour: DemoTour,
  tagIds: Map<string, string>,
  highlightIds: Map<string, string>,
): Promise<void> {
  await tx
    .insertInto('tour_secondary_tags')
    .values(
      tour.tags.secondaryTags.map((name, position) => ({ tour_id, tag_id: tagIds.get(name)!, position })),
    )
    .execute()
  await tx
    .insertInto('tour_highlights')
    .values(
      tour.highlights.map((key, position) => ({ tour_id, highlight_id: highlightIds.get(key)!, position })),
    )
    .execute()
}

async function insertPriceLists({ tx, today }: Filling, tour_id: string, tour: DemoTour): Promise<void> {
  const rows = priceListsOf(tour, today).map((list, position) => ({
    id: newId(),
    tour_id,
    position,
    description: list.description,
    start_date: list.startDate,
    end_date: list.endDate,
    status: list.status,
    prices: JSON.stringify(list.prices),
  }))
  await tx.insertInto('price_lists').values(rows).execute()
}
