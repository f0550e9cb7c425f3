import type { Day } from '../calendar.ts'
import type { City } from '../catalogue/vocabulary.ts'
import { choicesOn, choose, offeredGroupTypes, offeredLanguages, type Scene } from '../entries/choices.ts'
import { isSingleTour } from '../entries/entry.ts'
import type { EntryDraft, Pickup } from '../entries/entryDraft.ts'
import { placeOf, storedPlace } from '../entries/place.ts'
import { type OfferedPlace, placeIn } from '../entries/places.ts'
import type { ChosenPlace, Habits } from './habits.ts'
import { newEntry } from './newDraft.ts'

/** The sources of presets: a person's habits, and what can be chosen today. */
export interface PresetFacts {
  habits: Habits
  locations: readonly OfferedPlace[]
  /** The context of a tour's choices. */
  sceneOf: (tour: string | null) => Scene
}

/** A person's last choices that can still be made today; null for the others. */
type Preset = Pick<EntryDraft, 'group_type' | 'language' | 'price_class' | 'pickup'>

type Field = 'group_type' | 'language' | 'pickup'

/** A person's choices when they last booked this tour; if they never did, the pickup of another tour. */
function presetOf(tour: string | null, { habits, locations, sceneOf }: PresetFacts): Preset {
  const scene = sceneOf(tour)
  const last = habits.tours.find((habit) => habit.tour === tour)
  const group_type = last && offeredGroupTypes(scene).includes(last.group_type) ? last.group_type : null
  const languages = offeredLanguages({ group_type }, scene)
  return {
    group_type: isSingleTour(scene.orderType) ? null : group_type,
    language: last?.language && languages.includes(last.language) ? last.language : null,
    price_class: (group_type && last?.price_class) ?? null,
    pickup:
      tour === null
        ? null
        : (storedPickup(last?.pickup, locations) ?? storedPickup(habits.places[0], locations)),
  }
}

/** The pickup in a city: where the person's last party there got on, or else the city's default place. */
export function pickupIn(
  city: City,
  { habits, locations }: Pick<PresetFacts, 'habits' | 'locations'>,
): Pickup {
  const last = habits.places.find((place) => place.city === city)
  return storedPickup(last, locations) ?? placeIn(city, locations)
}

/**
 * A tour, and the day if one was given, with all consequences: what was typed stays if the tour offers it,
 * the rest is as last time. What isn't available on the day is left empty.
 */
export function chooseTour(
  entry: EntryDraft,
  { tour, day }: { tour: string | null; day: Day | null },
  facts: PresetFacts,
): Partial<EntryDraft> {
  const scene = facts.sceneOf(tour)
  if (tour === null) return choose(entry, { tour }, scene)
  const before = presetOf(entry.tour, facts)
  const preset = presetOf(tour, facts)
  const isTyped = <F extends 'group_type' | 'language'>(field: F) =>
    entry[field] !== null && entry[field] !== before[field]
  const offers = offeredGroupTypes(scene)
  const group_type =
    isTyped('group_type') && offers.includes(entry.group_type!) ? entry.group_type : preset.group_type
  const language = isTyped('language') ? entry.language : preset.language
  const wanted = { group_type, language }
  const kept = day ? openChoice(day, wanted, scene) : wanted
  const pickup = isUntouched(entry.pickup, before, facts) ? (preset.pickup ?? entry.pickup) : entry.pickup
  const choice = isSingleTour(scene.orderType)
    ? { tour, language, pickup, ...(day && spanFrom(day, entry)) }
    : {
        tour,
        pickup,
        ...kept,
        price_class: preset.price_class ?? entry.price_class,
        ...(day && { date: day }),
      }
  return choose(entry, choice, scene)
}

/** The fields of a new entry that are filled as last time, where there was a choice. */
export function presetFields(entry: EntryDraft, facts: PresetFacts): Field[] {
  if (entry._id || !entry.tour) return []
  const scene = facts.sceneOf(entry.tour)
  const preset = presetOf(entry.tour, facts)
  const usual = newEntry(facts.locations).pickup
  const isPreset: Record<Field, boolean> = {
    group_type:
      preset.group_type !== null &&
      offeredGroupTypes(scene).length > 1 &&
      entry.group_type === preset.group_type,
    language:
      preset.language !== null &&
      offeredLanguages(entry, scene).length > 1 &&
      entry.language === preset.language,
    pickup: isSame(entry.pickup, preset.pickup) && !isSame(entry.pickup, usual),
  }
  return (Object.keys(isPreset) as Field[]).filter((field) => isPreset[field])
}

/** The entry without those presets, as if it had never been filled in. */
export function clearPresets(entry: EntryDraft, facts: PresetFacts): Partial<EntryDraft> {
  const fields = presetFields(entry, facts)
  const choice: Partial<EntryDraft> = {
    ...(fields.includes('group_type') && { group_type: null }),
    ...(fields.some((field) => field !== 'pickup') && { language: null }),
    ...(fields.includes('pickup') && { pickup: newEntry(facts.locations).pickup }),
  }
  return choose(entry, choice, facts.sceneOf(entry.tour))
}

/** Private and package orders have their own first and last day. */
function spanFrom(day: Day, { endDate }: EntryDraft): Pick<EntryDraft, 'startDate' | 'endDate'> {
  return { startDate: day, endDate: endDate && endDate > day ? endDate : day }
}

type Choice = Pick<EntryDraft, 'group_type' | 'language'>

/** The parts of a choice that are available on the day. */
function openChoice(day: Day, { group_type, language }: Choice, scene: Scene): Choice {
  const open = choicesOn(day, scene)
  const narrower: Choice[] = [
    { group_type, language },
    { group_type, language: null },
    { group_type: null, language },
  ]
  const fits = (choice: Choice) =>
    open.some(
      (each) =>
        (choice.group_type ?? each.group_type) === each.group_type &&
        (choice.language ?? each.language) === each.language,
    )
  return narrower.find(fits) ?? { group_type: null, language: null }
}

function isUntouched(pickup: Pickup | null, before: Preset, { locations }: PresetFacts): boolean {
  return pickup === null || isSame(pickup, newEntry(locations).pickup) || isSame(pickup, before.pickup)
}

function isSame(one: Pickup | null, other: Pickup | null): boolean {
  return (
    one?._id === other?._id &&
    one?.city === other?.city &&
    one?.name === other?.name &&
    one?.address === other?.address
  )
}

/** A pickup at a location that's still in the list, under its current name. */
function storedPickup(
  place: ChosenPlace | null | undefined,
  locations: readonly OfferedPlace[],
): Pickup | null {
  const stored = place && storedPlace({ ...place, name: '', address: '' }, locations)
  return stored?._id === place?._id && stored ? { ...placeOf(stored), pickupTimeStart: null } : null
}
