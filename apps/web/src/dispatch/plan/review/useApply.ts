import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useOfferUndo } from '../../../app/useOfferUndo.ts'
import { useText } from '../../../i18n/useText.ts'
import { useOpen } from '../../../kit/AppLink.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useAction } from '../../../kit/useAction.ts'
import { useKey } from '../../../kit/useKey.ts'
import { dayHref } from '../../dayHref.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Review } from './useReview.ts'

/** Why a plan wasn't applied. */
export interface Refusal {
  text: string
  isOutdated: boolean
  /** What has changed, as the server names it. */
  changed: string | null
}

export interface Apply {
  run: () => void
  busy: boolean
  refused: Refusal | null
}

/** Applies what's ticked, and opens the day, where it can be undone. A refusal loses nothing. */
export function useApply({ proposal, chosen, forget }: Review): Apply {
  const t = useText(reviewMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const open = useOpen()
  const keyOf = useKey()
  const [refused, setRefused] = useState<Refusal | null>(null)
  const { run, busy } = useAction(
    () =>
      api.dayPlans.apply({
        params: { id: proposal._id },
        body: { ...chosen, clientKey: keyOf(chosen) },
      }),
    {
      onSuccess(applied) {
        forget()
        offerUndo(t('applied'), proposal._id, applied)
        void client.invalidateQueries()
        open(dayHref(proposal.request.date))
      },
      onFailure(error) {
        const isOutdated = error instanceof Problem && error.code === 'plan_outdated'
        const changed = error instanceof Problem ? (error.params?.changed ?? null) : null
        setRefused({ text: ofError(error), isOutdated, changed: changed === null ? null : String(changed) })
        void client.invalidateQueries({ queryKey: ['dayPlans'] })
        return true
      },
    },
  )
  return {
    run() {
      setRefused(null)
      void run()
    },
    busy,
    refused,
  }
}
