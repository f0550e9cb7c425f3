import { useQueryClient } from '@tanstack/react-query'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { useContext } from 'react'
import { api, queries } from '../../app/api.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { DraftOwnerContext } from '../../kit/draft/useDraft.ts'
import { planHref } from '../planSearch.ts'
import { keptPlan, nothingKept } from './keptPlan.ts'

/** Asks for a proposal and opens its page, which shows how far the search is. */
export function usePropose(): (request: PlanRequest) => void {
  const ask = useAskForPlan()
  const owner = useContext(DraftOwnerContext)
  const open = useOpen()
  return (request) => {
    const plan = crypto.randomUUID()
    keptPlan(plan, owner).write({ ...nothingKept, request })
    ask(plan, request)
    open(planHref(request.date, plan))
  }
}

/** Sends the question of a proposal; the page waits for its answer. Again with the same id, it's the same proposal. */
export function useAskForPlan(): (plan: string, request: PlanRequest) => void {
  const client = useQueryClient()
  return (plan, request) =>
    void client.prefetchQuery({
      queryKey: queries.dayPlans.get({ params: { id: plan } }).queryKey,
      queryFn: () => api.dayPlans.propose({ body: { ...request, clientKey: plan } }),
    })
}
