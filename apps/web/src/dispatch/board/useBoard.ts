import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { isDialogOpen } from '../../kit/dialog/openDialogs.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useLast } from '../../kit/useLast.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { departureQueries } from '../departureQueries.ts'
import { messages } from '../messages.ts'
import { people } from '../people.ts'
import { refreshPlanning } from '../refreshPlanning.ts'
import { keyOf, type Rider, ridersOf } from '../riders.ts'
import { seatsOf } from '../unitOf.ts'
import { focusOpener } from './boardFocus.ts'
import { boardParty, joiningOf } from './boardParty.ts'
import { boardMessages } from './messages.ts'
import { underWayOn } from './underWay.ts'
import { usePartyName, useUnitReference } from './unitNames.ts'
import { useMoves } from './useMoves.ts'
import { useTakeBack } from './useTakeBack.ts'
import { type Move, reverseOf } from './withMove.ts'

/** The drop target that creates a new unit. */
export const newVehicle = 'new'

export type Board = ReturnType<typeof useBoard>

/** A departure with all its actions. */
export function useBoard(date: Day, tour: string) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const client = useQueryClient()
  const problem = useProblemTexts()
  const outcomes = useOutcomes()
  const partyName = usePartyName()
  const query = departureQueries(date, tour).assignments
  const answer = useQuery({ ...query, placeholderData: keepPreviousData })
  const moves = useMoves(query.queryKey)
  const offerBack = useTakeBack({
    departure: `${date} ${tour}`,
    settled: moves.settled,
    takeBack,
  })
  const [announcement, setAnnouncement] = useState('')
  const day = answer.data && moves.applied(answer.data)
  const shownDate = useLast(answer.isPlaceholderData ? undefined : date) ?? date
  const tours = (day?.purchasedTours ?? []).filter((entry) => entry.date === shownDate).flatMap(ridersOf)
  const units = (day?.dayEventCars ?? [])
    .filter((unit) => unit.date === shownDate)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const underWay = day ? underWayOn(shownDate, day) : []
  const unitName = useUnitReference(units)
  const reload = () => refreshPlanning(client)

  const addUnit = useAction(() => createUnit(date, tour), { ...outcomes.create, onSuccess: reload })
  const offerUndo = useOfferUndo()
  const { success: unitRemoved, ...removing } = outcomes.remove
  const removeUnit = useAction((unit: VehicleUnit) => api.tourCars.remove({ params: { id: unit._id } }), {
    ...removing,
    onSuccess: (removed) => {
      offerUndo(unitRemoved, removed._id, removed)
      return reload()
    },
  })

  /** Puts entries on a unit, with undo. */
  async function put(party: readonly Rider[], unit: VehicleUnit): Promise<void> {
    const decision = boardParty(party, unit, tours)
    if (!decision.ok) {
      toast.error(problem.ofError(new Problem(decision.code, { params: decision.params })))
      return
    }
    const joining = joiningOf(party, unit)
    const made = await moves.make(joining.map((entry) => ({ entry, to: unit._id })))
    if (made.length === 0) return
    const entries = made.map(({ entry }) => entry)
    const where = { party: partyName(entries), vehicle: unitName(unit) }
    const seats = seatsOf(unit)
    const taken = unit.participants + people(entries)
    tell(
      seats === null
        ? t('nowOn', where)
        : t('nowOnOf', { ...where, load: shared('seats', { taken, seats }) }),
      made,
    )
  }

  async function putOnNew(party: readonly Rider[]): Promise<void> {
    const unit = await addUnit.run()
    if (unit) await put(party, unit)
  }

  /** Takes an entry off its unit. */
  async function takeOff(entry: Rider): Promise<void> {
    const made = await moves.make([{ entry, to: null }])
    if (made.length > 0) tell(t('nowOff', { party: partyName([entry]) }), made)
  }

  function tell(text: string, made: readonly Move[]): void {
    setAnnouncement(text)
    offerBack(text, made)
  }

  /** Reverses moves, except of people whom another user has moved since. */
  async function takeBack(made: readonly Move[]): Promise<void> {
    const now = client.getQueryData<Assignments>(query.queryKey)?.purchasedTours ?? []
    const back = made.flatMap((move) => reverseOf(move, now) ?? [])
    if (back.length === 0) {
      toast.info(t('movedOn', { party: partyName(made.map(({ entry }) => entry)) }))
      return
    }
    const undone = await moves.make(back)
    const [first] = undone
    if (!first) return
    setAnnouncement(t('undone', { party: partyName(undone.map(({ entry }) => entry)) }))
    if (!isDialogOpen()) focusOpener(keyOf(first.entry))
  }

  return {
    date: shownDate,
    day,
    tours,
    units,
    underWay,
    announcement,
    isOld: answer.isPlaceholderData,
    error: answer.isError && !day ? problem.ofError(answer.error) : undefined,
    retry: () => void answer.refetch(),
    reload,
    addUnit,
    removeUnit,
    put,
    putOnNew,
    takeOff,
  }
}

/** Creates the departure if nothing was planned for it yet. */
async function createUnit(date: Day, tour: string): Promise<VehicleUnit> {
  const event = await api.tourEvents.getOrCreate({ params: { date }, query: { tour } })
  if ('data' in event) throw new Problem('unexpected')
  return api.tourCars.create({ body: { tourEvent: event._id } })
}
