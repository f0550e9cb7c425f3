import { Button } from '@mantine/core'
import { IconCopy, IconKey } from '@tabler/icons-react'
import type { User } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { copyText } from '../../kit/copyText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import type { Place } from './editing.ts'
import { generatePassword } from './generatePassword.ts'
import { usersMessages } from './messages.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import styles from './users.module.css'
import { useSaveTexts } from './useSaveTexts.ts'

interface CredentialsProps {
  user: User
  password: string | undefined
  mayGenerate: boolean
  place: Place
  onPassword: (user: User, password: string) => void
}

/** Username and password of an agent created without an invite, to copy and hand over. */
export function Credentials({ user, password, mayGenerate, place, onPassword }: CredentialsProps) {
  const t = useText(usersMessages)
  const texts = useSaveTexts(place)
  const refresh = useRefreshUsers()
  const generate = useAction(async () => {
    const made = generatePassword()
    const body = { password: made, updatedAt: user.updatedAt }
    onPassword(await api.users.change({ params: { id: user._id }, body }), made)
    refresh()
  }, texts.user)

  async function copy() {
    if (!user.email) return toast.error(t('missingField', { field: t('username') }))
    if (!password) return toast.error(t('missingField', { field: t('password') }))
    await copyText(t('copyText', { username: user.email, password }))
    toast.success(t('copiedCredentials'))
  }

  return (
    <section className={styles.credentials} aria-label={t('credentials')}>
      <p className={styles.words}>{t(password ? 'known' : 'unknown')}</p>
      <div className="flex wrap gap8">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.6} />}
          onClick={() => void copy()}
        >
          {t('copyCredentials')}
        </Button>
        {mayGenerate && (
          <Button
            variant="default"
            leftSection={<IconKey size={16} stroke={1.6} />}
            loading={generate.busy}
            onClick={() => void generate.run()}
          >
            {t('generate')}
          </Button>
        )}
      </div>
    </section>
  )
}
