import { VisuallyHidden } from '@mantine/core'
import type { DayDeparture } from '@tourdesk/contract/dispatch/dayPlan'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { useDrops } from '../../board/dragging.ts'
import { SplitDialog } from '../../board/split/SplitDialog.tsx'
import { useOpenParty } from '../../board/split/useOpenParty.ts'
import { newVehicle, useBoard } from '../../board/useBoard.ts'
import { keyOf, partyOf, type Rider } from '../../riders.ts'
import { assignMessages } from './assignMessages.ts'
import { usePartyKeys } from './usePartyKeys.ts'
import { WaitingParty } from './WaitingParty.tsx'

/**
 * The parties of a departure without a vehicle, with the moves of its board. Once shown, it stays for undo after the
 * last party has a vehicle.
 */
export function WaitingParties({ departure }: { departure: DayDeparture }) {
  const isWaiting = departure.unassigned.people > 0
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  return wasWaiting ? <Parties departure={departure} /> : null
}

function Parties({ departure }: { departure: DayDeparture }) {
  const t = useText(assignMessages)
  const board = useBoard(departure.date, departure.tour._id)
  const split = useOpenParty(board)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const waiting = board.tours.filter(({ tourCarId }) => tourCarId === null)
  const put = (rider: Rider, unit: string) => {
    setMenuOf(null)
    const found = board.units.find(({ _id }) => _id === unit)
    if (unit === newVehicle) void board.putOnNew([rider])
    else if (found) void board.put([rider], found)
  }
  const keys = usePartyKeys(board, waiting, { put, split: (rider) => split.open(partyOf(rider)), setMenuOf })
  useDrops((ids, vehicle) => {
    const party = board.tours.filter((rider) => ids.includes(keyOf(rider)))
    const unit = board.units.find(({ _id }) => _id === vehicle)
    if (party.length === 0) return
    if (unit) void board.put(party, unit)
    else toast.error(t('otherDeparture'))
  })
  return (
    <>
      <VisuallyHidden role="status">{board.announcement}</VisuallyHidden>
      <ul className="plainList above4" aria-label={t('waiting', { tour: departure.tour.name })} {...keys}>
        {waiting.map((rider) => (
          <WaitingParty
            key={keyOf(rider)}
            board={board}
            rider={rider}
            isMenuOpen={menuOf === keyOf(rider)}
            onMenu={(isOpen) => setMenuOf(isOpen ? keyOf(rider) : null)}
            onPick={(unit) => put(rider, unit)}
            onSplit={() => split.open(partyOf(rider))}
          />
        ))}
      </ul>
      <SplitDialog board={board} party={split.party} onClose={split.close} />
    </>
  )
}
