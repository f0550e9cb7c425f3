import { none, type Slot, type State } from '../model/state.ts'

/** Seats of a slot's vehicle; any number without one, where the rules decide who may join. */
export function seatsOn({ model }: State, { vehicle }: Slot): number {
  return vehicle === none ? Number.POSITIVE_INFINITY : model.vehicles[vehicle]!.seats
}
