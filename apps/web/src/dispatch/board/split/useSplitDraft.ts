import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { isSame, type Part, seatedOf } from '@tourdesk/domain/dispatch/parts'
import { splitParty } from '@tourdesk/domain/dispatch/splitParty'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import { useState } from 'react'
import { seatsOf } from '../../unitOf.ts'

/** The counters of a split while it's being edited: who rides where, and whether it can be saved. */
export function useSplitDraft(party: PurchasedTour, units: readonly VehicleUnit[]) {
  const [basis, setBasis] = useState(party)
  const [parts, setParts] = useState<readonly Part[]>(party.tourCars)
  const [isRebased, setIsRebased] = useState(false)
  const participants = party.tour?.participants ?? {}
  const isTouched = !hasSameParts(parts, basis.tourCars)
  // A draft for other seats or other people can't be saved: start over from the current ones.
  if (party.seatedAt !== basis.seatedAt || !isSame(participants, basis.tour?.participants ?? {})) {
    setBasis(party)
    setParts(party.tourCars)
    setIsRebased(isTouched)
  }
  const peopleOn = (unit: string): Participants => parts.find(({ _id }) => _id === unit)?.participants ?? {}
  const vehicles = units.map((unit) => ({
    _id: unit._id,
    seats: seatsOf(unit),
    participants: unit.participants,
  }))
  const split = splitParty(participants, basis.tourCars, parts, vehicles)
  const seated = headCount(seatedOf(parts))

  function choose(unit: string, type: string, count: number): void {
    setIsRebased(false)
    const part = { _id: unit, participants: { ...peopleOn(unit), [type]: count } }
    const isKnown = parts.some(({ _id }) => _id === unit)
    setParts(isKnown ? parts.map((each) => (each._id === unit ? part : each)) : [...parts, part])
  }

  /** Free seats of a unit after the split; null without a vehicle, below 0 if it's too small. */
  function seatsLeft(unit: VehicleUnit): number | null {
    const seats = seatsOf(unit)
    const before = basis.tourCars.find(({ _id }) => _id === unit._id)?.participants ?? {}
    const others = unit.participants - headCount(before)
    return seats === null ? null : seats - others - headCount(peopleOn(unit._id))
  }

  /** The most that a counter allows: its people, and those of its ticket type without a seat. */
  function maxOf(unit: string, type: string): number {
    const taken = parts.reduce((sum, part) => sum + (part.participants[type] ?? 0), 0)
    return (peopleOn(unit)[type] ?? 0) + Math.max(0, (participants[type] ?? 0) - taken)
  }

  return {
    /** The ticket types of the party's people. */
    types: Object.keys(participants).filter((type) => (participants[type] ?? 0) > 0),
    left: headCount(participants) - seated,
    isWhole: isSame(participants, seatedOf(parts)),
    isTouched,
    /** Another user's change replaced the draft. */
    isRebased,
    /** The split to save; null while it isn't valid. */
    chosen: split.ok ? split.value : null,
    readAt: basis.seatedAt,
    peopleOn,
    seatsLeft,
    maxOf,
    choose,
  }
}

function hasSameParts(a: readonly Part[], b: readonly Part[]): boolean {
  const units = new Set([...a, ...b].map(({ _id }) => _id))
  const on = (parts: readonly Part[], unit: string) =>
    parts.find(({ _id }) => _id === unit)?.participants ?? {}
  return [...units].every((unit) => isSame(on(a, unit), on(b, unit)))
}
