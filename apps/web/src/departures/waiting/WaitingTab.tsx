import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '../../app/useListSearch.ts'
import { DeparturesFrame } from '../DeparturesFrame.tsx'
import { AddParty } from './AddParty.tsx'
import { WaitingTable } from './WaitingTable.tsx'
import { type WaitingSearch, waitingRows } from './waitingSearch.ts'

const route = getRouteApi('/signedIn/departures/waiting')

/** The tab of departures with everybody who waits for places. */
export function WaitingTab() {
  const { search, change } = useListSearch<WaitingSearch>(route, 'waiting', waitingRows)
  const navigate = route.useNavigate()
  const open = (party: string | undefined) => void navigate({ search: (now) => ({ ...now, party }) })
  return (
    <DeparturesFrame tab="waiting" actions={<AddParty onAdd={() => open('new')} />}>
      <WaitingTable path="/departures/waiting" search={search} onChange={change} onOpen={open} />
    </DeparturesFrame>
  )
}
