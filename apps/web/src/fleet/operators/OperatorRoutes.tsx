import { useFleetAddress } from '../useFleetAddress.ts'
import { OperatorsPage } from './OperatorsPage.tsx'

/** The page of guides. */
export function Guides() {
  return <OperatorsPage kind="guide" address={useFleetAddress('/guides')} />
}

/** The same page for drivers. */
export function Drivers() {
  return <OperatorsPage kind="driver" address={useFleetAddress('/drivers')} />
}
