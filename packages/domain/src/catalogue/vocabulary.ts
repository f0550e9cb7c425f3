/** The four cities between which a tour is priced, in the order of the price table (CCONST-01). */
export const cities = ['tel_aviv', 'jerusalem', 'herzliya', 'jaffa'] as const
export type City = (typeof cities)[number]

/** Regions of a tour (CONST-12). */
export const regions = ['north', 'jerusalem', 'tel_aviv', 'south'] as const
export type Region = (typeof regions)[number]

/** Languages in which a tour is given (CCONST-03). */
export const tourLanguages = ['english', 'french', 'spanish', 'german'] as const
/** Languages of filters and general discounts (CCONST-04). */
export const filterLanguages = [...tourLanguages, 'portuguese'] as const
export type FilterLanguage = (typeof filterLanguages)[number]
/** Languages an operator may speak: the union of all lists, each once (CCONST-05, HOLE-C51). */
export const languages = [...filterLanguages, 'italian', 'russian', 'romanian', 'dutch', 'chinese'] as const
export type Language = (typeof languages)[number]

/** Group types in the order of their size (CONST-13). */
export const groupTypes = ['small_group', 'medium_group', 'large_group', 'private_group'] as const
export type GroupType = (typeof groupTypes)[number]

/** Most people an entry of each group type may hold (CONST-14, FORM-48). */
export const groupLimits: Record<GroupType, number> = {
  small_group: 10,
  medium_group: 19,
  large_group: 60,
  private_group: 16,
}
/** Most people of an entry with the deluxe flag (CONST-15, FORM-49). */
export const deluxeLimit = 6

/** Keys of the preset sentences about a tour (TOUR-20, HOLE-C46). */
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

/** What is suggested for the inclusion lists, which hold any text (HOLE-C47). */
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

/** The four pictures by which cards show a tour (MEDIA-08). */
export const thumbnailSlots = ['wide', 'narrow', 'square_one', 'square_two'] as const
export type ThumbnailSlot = (typeof thumbnailSlots)[number]
/** What guests can be asked to bring to a highlight, capital letters as given (CCONST-14). */
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

/** Categories of articles (CCONST-16). */
export const articleCategories = [
  'City & Local Guides',
  'Cultural Experiences & Festivals',
  'Natural, Historical & Archaeological Sites',
  'Practical Traveling Information',
  'Social, Political & Economic',
  'Special Interests',
] as const
export type ArticleCategory = (typeof articleCategories)[number]
