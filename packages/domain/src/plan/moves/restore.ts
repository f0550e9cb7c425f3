import { none, type State } from '../model/state.ts'
import { setDriver, setGuide, setVehicle } from '../model/trial.ts'

/** Tries what a present unit had before on it again, as far as it's free. Returns whether that's anything. */
export function restore(state: State, index: number): boolean {
  const slot = state.slots[index]!
  const { own } = slot
  if (own === null) return false
  const { vehicle, driver, guides } = own
  let isAny = false
  const isVehicleFree = vehicle >= state.model.cars || state.carAt[vehicle] === none
  if (vehicle !== none && vehicle !== slot.vehicle && isVehicleFree) {
    setVehicle(state, index, vehicle)
    isAny = true
  }
  if (driver !== none && state.personAt[driver] === none) {
    setDriver(state, index, driver)
    isAny = true
  }
  const [guide = none] = guides
  if (guide !== none && state.personAt[guide] === none) {
    setGuide(state, index, guide)
    isAny = true
  }
  return isAny
}
