import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { type ChosenChanges, type ChosenPlan, chosenPlan } from '@tourdesk/domain/plan/changes/chosenPlan'
import { useCallback, useContext, useMemo, useRef, useState } from 'react'
import { DraftOwnerContext } from '../../../kit/draft/useDraft.ts'
import { type KeptPlan, keptPlan, nothingKept } from '../keptPlan.ts'
import { chosenOf, fitting, withTick } from './choice.ts'
import { clashesIn } from './replacements.ts'

/** A proposal with what someone takes from it. */
export interface Review {
  proposal: DayProposal
  choice: KeptPlan
  change: (next: KeptPlan) => void
  /** Takes or leaves a unit or a move; stays the same function. */
  tick: (key: string, ticked: boolean) => void
  chosen: ChosenChanges
  /** The day with what's chosen. */
  plan: ChosenPlan
  /** Cars and people who'd be on two units, by unit. */
  clashes: ReadonlyMap<string, string[]>
  /** Forgets the choices. */
  forget: () => void
}

/** The ticks and replacements of a proposal, which this tab keeps. */
export function useReview(proposal: DayProposal): Review {
  const owner = useContext(DraftOwnerContext)
  const store = useMemo(() => keptPlan(proposal._id, owner), [proposal._id, owner])
  const [own, setOwn] = useState(() => fitting(store.read() ?? nothingKept, proposal))
  const latest = useRef(own)
  // What was left out of an applied plan isn't kept, so all of it is shown.
  const choice = proposal.applied ? nothingKept : own
  const chosen = useMemo(() => chosenOf(proposal, choice), [proposal, choice])
  const plan = useMemo(() => chosenPlan(proposal.facts, proposal, chosen), [proposal, chosen])
  const { request } = proposal
  const change = useCallback(
    (next: KeptPlan) => {
      latest.current = next
      setOwn(next)
      store.write({ ...next, request })
    },
    [store, request],
  )
  const tick = useCallback(
    (key: string, ticked: boolean) => change(withTick(latest.current, key, ticked)),
    [change],
  )
  return {
    proposal,
    choice,
    change,
    tick,
    chosen,
    plan,
    clashes: useMemo(() => clashesIn(plan), [plan]),
    forget: store.clear,
  }
}
