import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { useContext } from 'react'
import { DraftOwnerContext } from '../../kit/draft/useDraft.ts'
import { keptOptions } from './keptOptions.ts'
import { type PlanChoices, type PlanSubject, requestOf } from './planForm.ts'
import { usePropose } from './usePropose.ts'

/**
 * What the dialog starts with, and what it does with the choices: it keeps them for the person and asks for a plan.
 * @param last how the last proposal was asked for, if it's asked for again
 */
export function useAskedChoices(subject: PlanSubject, last: PlanRequest | null = null) {
  const owner = useContext(DraftOwnerContext)
  const propose = usePropose()
  const kept = keptOptions.read(owner)
  const { keep, maySplit, useSuppliers, aim, touchTold } = last ?? { ...kept, touchTold: false }
  return {
    defaultValues: { keep, maySplit, useSuppliers, touchTold, aim } satisfies PlanChoices,
    async onSubmit(choices: PlanChoices) {
      keptOptions.write(owner, subject.mode === 'repair' ? { ...choices, keep: kept.keep } : choices)
      propose(requestOf(subject, choices))
    },
  }
}
