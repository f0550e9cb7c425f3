import { type Decision, ok } from '../decision.ts'
import type { VehicleSize } from '../entries/vocabulary.ts'

/** A vehicle with its crew on one departure; `participants` is the sum of its entries. */
export interface VehicleUnit {
  _id: string
  car: string | null
  externalCar: { carSupplier: string; seats: number } | null
  driver: string | null
  guide: string[]
  participants: number
  /** Passenger seats of the vehicle; null without one. */
  seats: number | null
}

/** A question in the assignment dialog, with its possible answers. */
export type Question =
  | { question: 'remove_car' | 'remove_supplier' | 'remove_operator' | 'another_guide'; options: ['yes'] }
  | { question: 'car_size'; options: number[] }
  | { question: 'own_car'; options: ['use', 'without'] }

/** The answers so far; a dismissed question is `null` and changes nothing. */
export interface Answers {
  remove?: 'yes' | null
  another_guide?: 'yes' | null
  own_car?: 'use' | 'without' | null
  car_size?: VehicleSize | number | null
}

/**
 * The result of one click in the dialog, or why it's refused. For `ask`, call again with the answer added.
 */
export type Assignment = Decision<
  ({ kind: 'ask' } & Question) | { kind: 'unchanged' } | { kind: 'change'; unit: VehicleUnit }
>

export function ask(question: Question): Assignment {
  return ok({ kind: 'ask', ...question })
}

export function change(unit: VehicleUnit): Assignment {
  return ok({ kind: 'change', unit })
}

export const unchanged: Assignment = ok({ kind: 'unchanged' })
