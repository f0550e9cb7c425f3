import type { City, GroupType, Language } from '../catalogue/vocabulary.ts'
import type { PriceClass } from '../entries/vocabulary.ts'

/** A stored location that somebody chose as a pickup. */
export interface ChosenPlace {
  _id: string
  city: City
}

/** What somebody chose when they last booked a tour. */
export interface TourHabit {
  tour: string
  group_type: GroupType
  language: Language | null
  price_class: PriceClass
  pickup: ChosenPlace | null
}

/** What somebody chose in their last orders: one line for each tour, and one for each city, the newest first. */
export interface Habits {
  tours: TourHabit[]
  places: ChosenPlace[]
}

export const noHabits: Habits = { tours: [], places: [] }

/** The habits in somebody's last entries, the newest first. */
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
