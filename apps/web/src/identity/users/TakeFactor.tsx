import { Button } from '@mantine/core'
import type { User } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import { usersMessages } from './messages.ts'

/** Removes the second factor of a user who lost phone and recovery codes. */
export function TakeFactor({ user, onTaken }: { user: User; onTaken: () => void }) {
  const t = useText(usersMessages)
  const take = useAction(api.secondFactor.takeAway, { success: t('factorTaken'), onSuccess: onTaken })
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email

  async function ask() {
    if (await confirm(t('takeFactorQuestion', { name }), { action: t('takeFactor') }))
      await take.run({ params: { id: user._id } })
  }
  return (
    <div className="flex wrap gap8">
      <Button variant="subtle" color="red" loading={take.busy} onClick={() => void ask()}>
        {t('takeFactor')}
      </Button>
    </div>
  )
}
