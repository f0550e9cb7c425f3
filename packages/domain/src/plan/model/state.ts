import type { Item } from './items.ts'
import type { Model } from './model.ts'

/** Nobody, nothing, nowhere: the place of something that isn't there. */
export const none = -1

/** A unit of the plan, or room for one. */
export interface Slot {
  departure: number
  /** The place in the day of the present unit that stays; `none` for one to be made. */
  present: number
  isOnFoot: boolean
  /** What's set by people and has to stay; for a unit that someone knows already, also what's missing. */
  fixed: { vehicle: boolean; driver: boolean; guide: boolean }
  /** How many of its items stay; they come first. */
  keptItems: number
  items: number[]
  people: number
  vehicle: number
  driver: number
  guide: number
  /** More guides of a kept unit. */
  moreGuides: number[]
  cost: number
}

/** A plan while it's being made. Changes are tried, then either committed or rolled back. */
export interface State {
  model: Model
  /** Pieces of parties that were divided are added at the end. */
  items: Item[]
  slots: Slot[]
  /** By departure, the slots with a unit. */
  live: number[][]
  /** By item; `none` for one that's left behind. */
  slotOf: number[]
  /** By car and by person, the slot that they're on. */
  carAt: number[]
  personAt: number[]
  /** Cars and people on kept units, which can't be moved. */
  isCarFixed: boolean[]
  isPersonFixed: boolean[]
  /** What the people cost who are left behind. */
  leftCost: number
  total: number
  trial: Trial
}

/** The changes that are being tried, with what was there before. The lists are used again, up to their counts. */
export interface Trial {
  count: number
  slots: number[]
  before: SlotBefore[]
  movedCount: number
  moved: number[]
  movedFrom: number[]
  leftBefore: number
}

/** What a trial may change of a slot. */
export type SlotBefore = Pick<Slot, 'isOnFoot' | 'items' | 'people' | 'vehicle' | 'driver' | 'guide' | 'cost'>

/** A trial without changes. */
export function noTrial(): Trial {
  return { count: 0, slots: [], before: [], movedCount: 0, moved: [], movedFrom: [], leftBefore: 0 }
}

/** What an item costs that's left behind. */
export function leftCostOf({ model: { prices } }: State, { people, mate }: Item): number {
  return people * prices.left + (mate === none ? 0 : prices.split)
}

/** An empty slot of a departure. */
export function emptySlot(state: State, departure: number): number {
  const index = state.slots.findIndex(
    (slot) =>
      slot.departure === departure &&
      slot.present === none &&
      slot.items.length === 0 &&
      slot.vehicle === none,
  )
  if (index >= 0) return index
  return (
    state.slots.push({
      departure,
      present: none,
      isOnFoot: false,
      fixed: { vehicle: false, driver: false, guide: false },
      keptItems: 0,
      items: [],
      people: 0,
      vehicle: none,
      driver: none,
      guide: none,
      moreGuides: [],
      cost: 0,
    }) - 1
  )
}

/** A copy that changes on its own. */
export function copyOf(state: State): State {
  return {
    ...state,
    items: [...state.items],
    slots: state.slots.map((slot) => ({ ...slot, items: [...slot.items] })),
    live: state.live.map((list) => [...list]),
    slotOf: [...state.slotOf],
    carAt: [...state.carAt],
    personAt: [...state.personAt],
    trial: noTrial(),
  }
}
