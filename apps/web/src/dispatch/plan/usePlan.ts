import { useQuery } from '@tanstack/react-query'
import type { DayProposal, PlanRequest } from '@tourdesk/contract/plan/proposal'
import { useContext } from 'react'
import { queries } from '../../app/api.ts'
import { DraftOwnerContext } from '../../kit/draft/useDraft.ts'
import { keptPlan } from './keptPlan.ts'

/** A proposal, or how it was asked for while there's no answer. */
export interface Plan {
  proposal: DayProposal | undefined
  /** Null if neither the server nor this tab knows it. */
  request: PlanRequest | null
  /** Why it can't be shown; null while the search runs. */
  error: Error | null
  reload: () => void
}

/** The proposal with this id; it's loaded again whenever its day may have changed. */
export function usePlan(id: string | undefined): Plan {
  const owner = useContext(DraftOwnerContext)
  const query = useQuery({
    ...queries.dayPlans.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const kept = id === undefined || query.data ? null : keptPlan(id, owner).read()
  return {
    proposal: query.data,
    request: query.data?.request ?? kept?.request ?? null,
    error: query.isFetching ? null : query.error,
    reload: () => void query.refetch(),
  }
}
