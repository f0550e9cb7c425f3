import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useAction } from '../../kit/useAction.ts'

/** The steps of setting up, asked for only by those who may do some. */
export function useChecklist() {
  return useQuery({ ...queries.home.checklist(), enabled: useCan('catalogue.write') })
}

/** Takes the list off the home page for everybody, or puts it back. */
export function useDismissal() {
  const client = useQueryClient()
  return useAction((isDismissed: boolean) => api.checklistSettings.change({ body: { isDismissed } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: queries.home.checklist().queryKey }),
  })
}
