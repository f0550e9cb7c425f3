import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Entered } from '@tourdesk/contract/identity/identity'
import { fewRecoveryCodes } from '@tourdesk/domain/identity/recoveryCode'
import { factorMessages } from '../app/session/factorMessages.ts'
import { enterSession, landingOf } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { toast } from '../kit/toast/toast.tsx'

/**
 * Runs after any kind of login: asks for the second factor if needed, or starts the session and opens its
 * home page or another address.
 */
export function useStartSession(): (entered: Entered, andThen?: string) => Promise<void> {
  const t = useText(factorMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  return async (entered, andThen) => {
    if ('secondFactor' in entered) {
      const state = { asked: entered.secondFactor, ...(andThen !== undefined && { andThen }) }
      await navigate({ to: '/login', state, replace: true })
      return
    }
    enterSession(client, entered)
    if (andThen === undefined) await navigate({ to: landingOf(entered), replace: true })
    else router.history.replace(andThen)
    const { hasSecondFactor, recoveryCodesLeft: count } = entered
    if (hasSecondFactor && count <= fewRecoveryCodes)
      toast.info(count === 0 ? t('noneLeft') : t('fewLeft', { count }))
  }
}
