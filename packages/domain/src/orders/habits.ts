import type { City, GroupType, Language } from '../catalogue/vocabulary.ts'
import type { PriceClass } from '../entries/vocabulary.ts'

/** A stored location that was chosen as a pickup. */
export interface ChosenPlace {
  _id: string
  city: City
}

/** A person's choices when they last booked a tour. */
export interface TourHabit {
  tour: string
  group_type: GroupType
  language: Language | null
  price_class: PriceClass
  pickup: ChosenPlace | null
}

/** A person's choices in their recent orders: one line per tour and one per city, newest first. */
export interface Habits {
  tours: TourHabit[]
  places: ChosenPlace[]
}

export const noHabits: Habits = { tours: [], places: [] }

/** The habits in a person's recent entries, newest first. */
export function habitsOf(entries: readonly TourHabit[]): Habits {
  const places = entries.flatMap(({ pickup }) => pickup ?? [])
  return {
    tours: firstOfEach(entries, ({ tour }) => tour),
    places: firstOfEach(places, ({ city }) => city),
  }
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}
