/** The four cities between which tours are priced, in the order of the price table. */
export const cities = ['tel_aviv', 'jerusalem', 'herzliya', 'jaffa'] as const
export type City = (typeof cities)[number]

/** Regions of a tour. */
export const regions = ['north', 'jerusalem', 'tel_aviv', 'south'] as const
export type Region = (typeof regions)[number]

/** Languages in which tours are offered. */
export const tourLanguages = ['english', 'french', 'spanish', 'german'] as const
/** Languages of filters and general discounts. */
export const filterLanguages = [...tourLanguages, 'portuguese'] as const
export type FilterLanguage = (typeof filterLanguages)[number]
/** Languages that an operator may speak: all of the lists combined. */
export const languages = [...filterLanguages, 'italian', 'russian', 'romanian', 'dutch', 'chinese'] as const
export type Language = (typeof languages)[number]

/** Group types by size. */
export const groupTypes = ['small_group', 'medium_group', 'large_group', 'private_group'] as const
export type GroupType = (typeof groupTypes)[number]

/** The most people in an entry of each group type. */
export const groupLimits: Record<GroupType, number> = {
  small_group: 10,
  medium_group: 19,
  large_group: 60,
  private_group: 16,
}
/** The most people in an entry with the deluxe flag. */
export const deluxeLimit = 6

/** Keys of the preset instructions. */
export const instructionKeys = [
  'hotel_pickup_only',
  'dress_code',
  'passports_required',
  'be_ready_early',
  'pickup_time_confirmed',
  'traffic_delay',
  'walking_shoes',
  'drinking_water',
  'sun_protection',
  'swimwear',
  'moderate_walking',
  'not_wheelchair_accessible',
  'children_seats',
  'small_luggage_only',
  'meals_own_expense',
  'itinerary_may_change',
  'security_checks',
] as const
export type InstructionKey = (typeof instructionKeys)[number]

/** Suggestions for the inclusion lists, which accept any text. */
export const inclusionSuggestions = [
  'Professional licensed guide',
  'Hotel pickup',
  'Return transport',
  'Entrance fees',
  'Air-conditioned vehicle',
  'Lunch',
  'Drinks',
  'Wi-Fi in the vehicle',
  'Tips',
  'Travel insurance',
] as const

/** The four thumbnails of a tour. */
export const thumbnailSlots = ['wide', 'narrow', 'square_one', 'square_two'] as const
/** What guests can be asked to bring to a highlight, spelled as specified. */
export const whatToBringOptions = [
  'hat',
  'Drinking water',
  'Modest dress & Head covering',
  'comfortable walking shoes',
  'Bathing suit',
  'Sunscreen',
  'Towel',
  'Flip-flops / Sandals',
] as const
export type WhatToBring = (typeof whatToBringOptions)[number]

/** Categories of articles. */
export const articleCategories = [
  'City & Local Guides',
  'Cultural Experiences & Festivals',
  'Natural, Historical & Archaeological Sites',
  'Practical Traveling Information',
  'Social, Political & Economic',
  'Special Interests',
] as const
export type ArticleCategory = (typeof articleCategories)[number]
