import { type VehicleSize, vehicleSizes } from '../entries/vocabulary.ts'
import type { PlanWishes } from './planDay.ts'

/** The seats of vehicles that fulfill the wish for a size: at least that many, and fewer than the next larger size has. */
export function seatsOfSize(size: VehicleSize): NonNullable<PlanWishes['seats']> {
  const next = vehicleSizes.find((one) => one > size)
  return { from: size, to: next === undefined ? 99 : next - 1 }
}
