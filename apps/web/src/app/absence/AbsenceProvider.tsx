import type { Day } from '@tourdesk/domain/calendar'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useSession } from '../session.ts'

/** A car, guide or driver who's away, and what the dialog starts with. */
export interface Away {
  objType: RangeOwner
  _id: string
  /** The plate, or the person's name. */
  name: string
  startDate: Day
  /** Null for no end. */
  endDate: Day | null
  notes?: string
  /** The range that this one replaces. */
  range?: string | undefined
}

export interface AbsenceDialogProps {
  away: Away
  opened: boolean
  onClose: () => void
}

/** The dialog of dispatch, which the frame of the pages doesn't import itself. */
export const AbsenceDialogContext = createContext<ComponentType<AbsenceDialogProps> | null>(null)

type MarkAway = (away: Away) => void

const MarkAwayContext = createContext<MarkAway | null>(null)

/** Opens the dialog that marks a car or a person as away, from anywhere; null for people who may not. */
export function useMarkAway(): MarkAway | null {
  return useContext(MarkAwayContext)
}

/** Holds the one dialog for absences, over any page. */
export function AbsenceProvider({ children }: { children: ReactNode }) {
  const Dialog = useContext(AbsenceDialogContext)
  const { permissions } = useSession()
  const [shown, setShown] = useState<{ away: Away; round: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const mayMark =
    Dialog !== null && permissions.includes('dispatch.write') && permissions.includes('fleet.write')
  const mark = useMemo<MarkAway | null>(() => {
    if (!mayMark) return null
    return (away) => {
      setShown((last) => ({ away, round: (last?.round ?? 0) + 1 }))
      setOpen(true)
    }
  }, [mayMark])
  return (
    <MarkAwayContext value={mark}>
      {children}
      {Dialog && shown && (
        <Dialog key={shown.round} away={shown.away} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </MarkAwayContext>
  )
}
