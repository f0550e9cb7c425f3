import type { Item } from './items.ts'
import type { Model } from './model.ts'

/** Nobody, nothing, nowhere: the place of something that isn't there. */
export const none = -1

/** A unit of the plan, or room for one. */
export interface Slot {
  departure: number
  /** The place in the day of the present unit that it continues; `none` for one to be made. */
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
  /** More guides of a present unit. */
  moreGuides: number[]
  /** What a repair may change, at a cost; null for units that stay and for those to be made. */
  own: Own | null
  cost: number
}

/** What's set on a present unit that may be changed, and is possible. What stays as it was breaks no rule. */
export interface Own {
  vehicle: number
  driver: number
  guides: number[]
  /** Parties were on it, so it's dissolved once all have left. */
  hadParties: boolean
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
  /** By party, its items; only for parties of several pieces that would fit into one vehicle. */
  pieces: Map<number, number[]>
  /** What those of them cost that are in several places. */
  splitCost: number
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
  splitBefore: number
}

/** What a trial may change of a slot. */
export type SlotBefore = Pick<Slot, 'isOnFoot' | 'items' | 'people' | 'vehicle' | 'driver' | 'guide' | 'cost'>

/** A trial without changes. */
export function noTrial(): Trial {
  return {
    count: 0,
    slots: [],
    before: [],
    movedCount: 0,
    moved: [],
    movedFrom: [],
    leftBefore: 0,
    splitBefore: 0,
  }
}

/** What an item costs that's left behind. */
export function leftCostOf({ model: { prices } }: State, { people, before }: Item): number {
  return people * prices.left + (before === none ? 0 : prices.moved)
}

/** How much more its party costs for being in several places, with the item somewhere else. */
export function splitChange({ model, pieces, items, slotOf }: State, item: number, to: number): number {
  const list = pieces.get(items[item]!.party)
  if (list === undefined) return 0
  const others = list.filter((piece) => piece !== item)
  const [first] = others
  if (first === undefined) return 0
  const at = slotOf[first]!
  if (others.some((piece) => slotOf[piece] !== at)) return 0
  return model.prices.split * (Number(to !== at) - Number(slotOf[item] !== at))
}

/** True if nothing is left of a unit: one to be made has no parties, a present one lost those that it had. */
export function isGone({ items, present, own }: Slot): boolean {
  return items.length === 0 && (present === none || own?.hadParties === true)
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
      own: null,
      cost: 0,
    }) - 1
  )
}

/** A kept unit of a departure that has neither people nor a vehicle, and may get both; `none` if there's none. */
export function blankSlot({ slots }: State, departure: number): number {
  return slots.findIndex(
    (slot) =>
      slot.departure === departure &&
      slot.present !== none &&
      slot.own === null &&
      slot.items.length === 0 &&
      slot.vehicle === none &&
      slot.driver === none &&
      !slot.fixed.vehicle,
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
    pieces: new Map([...state.pieces].map(([party, list]) => [party, [...list]])),
    carAt: [...state.carAt],
    personAt: [...state.personAt],
    trial: noTrial(),
  }
}
