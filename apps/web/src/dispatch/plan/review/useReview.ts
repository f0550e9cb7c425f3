import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { type ChosenChanges, type ChosenPlan, chosenPlan } from '@tourdesk/domain/plan/changes/chosenPlan'
import { useContext, useMemo, useState } from 'react'
import { DraftOwnerContext } from '../../../kit/draft/useDraft.ts'
import { type KeptPlan, keptPlan, nothingKept } from '../keptPlan.ts'
import { chosenOf, fitting } from './choice.ts'
import { clashesIn } from './replacements.ts'

/** A proposal with what someone takes from it. */
export interface Review {
  proposal: DayProposal
  choice: KeptPlan
  change: (next: KeptPlan) => void
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
  const [own, setChoice] = useState(() => fitting(store.read() ?? nothingKept, proposal))
  // What was left out of an applied plan isn't kept, so all of it is shown.
  const choice = proposal.applied ? nothingKept : own
  const chosen = useMemo(() => chosenOf(proposal, choice), [proposal, choice])
  const plan = useMemo(() => chosenPlan(proposal.facts, proposal, chosen), [proposal, chosen])
  return {
    proposal,
    choice,
    change(next) {
      setChoice(next)
      store.write({ ...next, request: proposal.request })
    },
    chosen,
    plan,
    clashes: useMemo(() => clashesIn(plan), [plan]),
    forget: store.clear,
  }
}
