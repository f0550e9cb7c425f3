import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useAction } from '../../kit/useAction.ts'

/** The steps of setting up, loaded only for users who may do some. */
export function useChecklist() {
  return useQuery({ ...queries.home.checklist(), enabled: useCan('catalogue.write') })
}

/** Removes the checklist from the home page for everyone, or restores it. */
export function useDismissal() {
  const client = useQueryClient()
  return useAction((isDismissed: boolean) => api.checklistSettings.change({ body: { isDismissed } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: queries.home.checklist().queryKey }),
  })
}
