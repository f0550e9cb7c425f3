import { useFleetAddress } from '../useFleetAddress.ts'
import { OperatorsPage } from './OperatorsPage.tsx'

/** OPR-01. */
export function Guides() {
  return <OperatorsPage kind="guide" address={useFleetAddress('/guides')} />
}

/** The same screen for drivers (OPR-02). */
export function Drivers() {
  return <OperatorsPage kind="driver" address={useFleetAddress('/drivers')} />
}
