import type { PriceListItem, Tag, Tour } from '@tourdesk/contract/catalogue/tourShapes'
import type { Day } from '@tourdesk/domain/calendar'
import { tourLink } from '@tourdesk/domain/catalogue/publicLink'
import type { WeeklyAvailability } from '@tourdesk/domain/catalogue/tour'
import { instructionKeys, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { toDollars } from '@tourdesk/domain/money'
import { lowPricesOf } from '@tourdesk/domain/pricing/lowPrice'
import { priceGapsOf } from '@tourdesk/domain/pricing/pricedDays'
import type { PriceList, PricePair } from '@tourdesk/domain/pricing/priceList'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import type { Selectable } from 'kysely'
import type { Tours } from '../../schema/catalogue.ts'

/** A tour with everything that belongs to it. */
interface WholeTour {
  row: Selectable<Tours>
  mainTag: Tag | null
  secondaryTags: Tag[]
  highlights: { id: string; name: string; subtitle: string; description: string }[]
  priceLists: PriceList[]
}

/** The contract's shape of a tour, with today's lowest prices. */
export function presentTour(
  { row, mainTag, secondaryTags, highlights, priceLists }: WholeTour,
  { today, siteBase }: { today: Day; siteBase: string },
): Tour {
  const groupTypes = row.group_types.map((type) => type.group_type)
  const low = lowPricesOf(priceLists, groupTypes, today)
  return {
    _id: row.id,
    ...formFields(row),
    headLine: row.headline,
    tags: { mainTag, secondaryTags },
    highlights: highlights.map(({ id, name, subtitle, description }) => ({
      _id: id,
      name,
      subtitle,
      description,
    })),
    pricesList: priceLists.map(toItem),
    priceGaps: priceGapsOf(row.group_types, priceLists, today),
    lowPrice: dollarsOf(low.perPerson),
    lowPrivatePrice: dollarsOf(low.perVehicle),
    affiliationLink: row.affiliation_link || tourLink(siteBase, row.id),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The fields of a tour that its form sends back unchanged. */
export function formFields(row: Selectable<Tours>) {
  return {
    name: row.name,
    number: row.number,
    hashavshevetItemKey: row.hashavshevet_item_key,
    headline: row.headline,
    description: row.description,
    isActive: row.is_active,
    regions: { mainRegion: row.main_region, secondaryRegions: row.secondary_regions },
    inclusion: { included: row.included, notIncluded: row.not_included },
    instructions: instructionKeys.filter((key) => row.instructions.includes(key)),
    totalHourDuration: row.total_hour_duration,
    doesIncludeReturnTransport: row.does_include_return_transport,
    groupTypes: row.group_types.map(toOfferedDays),
    unavailabilityDates: row.unavailability_dates.map(({ languages, ...closed }) => ({
      ...closed,
      languages: tourLanguages.filter((language) => languages.includes(language)),
    })),
    bookingCloses: row.booking_closes,
    minimumParticipants: row.minimum_participants,
    decideDaysBefore: row.decide_days_before,
    guaranteesAtMinimum: row.guarantees_at_minimum,
    pickupTimes: { tel_aviv: null, jerusalem: null, herzliya: null, jaffa: null, ...row.pickup_times },
    thumbnails: { wide: null, narrow: null, square_one: null, square_two: null, ...row.thumbnails },
    images: row.images,
    videos: row.videos,
    tourSchematicMap: row.tour_schematic_map,
    paymentPolicy: row.payment_policy_id,
  }
}

function toOfferedDays({ group_type, languages }: WeeklyAvailability): Tour['groupTypes'][number] {
  return {
    group_type,
    languages: tourLanguages.flatMap((language) => {
      const offered = languages.find((one) => one.language === language)
      return offered ? [{ language, days: offered.days }] : []
    }),
  }
}

/** A price list with its amounts in dollars. */
export function toItem({ prices, ...list }: PriceList): PriceListItem {
  return { ...list, prices: prices.map((pair) => ({ ...pair, prices: pricesOf(pair.prices) })) }
}

function pricesOf(cents: PricePair['prices']): PriceListItem['prices'][number]['prices'] {
  return {
    ...inDollars(groupColumns, cents),
    private_group: inDollars(privateColumns, cents.private_group),
    transferFee: toDollars(cents.transferFee),
  }
}

function inDollars<Column extends string>(columns: readonly Column[], cents: Record<Column, number>) {
  return Object.fromEntries(columns.map((column) => [column, toDollars(cents[column])])) as Record<
    Column,
    number
  >
}

function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}
