import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { OpenedInvite } from '@tourdesk/contract/identity/identity'
import { api } from '../app/api.ts'
import { refusalOf, refusedAt } from '../app/problems.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LinkPage } from './LinkPage.tsx'
import { openedInvite } from './openedInvite.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { registerMessages } from './registerMessages.ts'
import type { Registration } from './registration.ts'
import { useStartSession } from './useStartSession.ts'

const route = getRouteApi('__root__')

/** The page behind an invite's link: people without a password choose one, others join. */
export function InvitePage({ token }: { token: string }) {
  const t = useText(registerMessages)
  const invite = useQuery(openedInvite(token))
  const joins = invite.data?.wayIn === 'signIn'
  const title = joins ? t('joinTitle', { name: invite.data?.accountName ?? '' }) : t('title')
  return (
    <LinkPage title={title} link={invite} instead={<AppLink href="/login">{t('haveAccount')}</AppLink>}>
      {(opened) => <Accepting token={token} invite={opened} />}
    </LinkPage>
  )
}

function Accepting({ token, invite }: { token: string; invite: OpenedInvite }) {
  const { session } = route.useRouteContext()
  const t = useText(registerMessages)
  const success = useText(common)('success')
  const start = useStartSession()

  async function register({ retyped: _retyped, ...body }: Registration) {
    const started = await api.auth.signupWithInvite({ params: { token }, body: { ...body, token } })
    toast.success(success)
    await start(started)
  }

  async function join(password: string | null) {
    if (password !== null) {
      const entered = await api.auth.login({ body: { email: invite.email, password } })
      // After the second factor, the invite opens again and needs just one click.
      if ('secondFactor' in entered) return start(entered, `/register/${token}`)
    }
    await api.agencies.confirm({ params: { id: invite.accountId }, body: { token } })
    await start(await api.auth.setUserAccount({ body: { accountId: invite.accountId } }))
  }

  if (invite.wayIn === 'password')
    return (
      <RegisterForm
        known={invite}
        intro={t('invited')}
        onSubmit={(typed) => refusedAt(['password'], register(typed))}
      >
        <AppLink href="/login">{t('haveAccount')}</AppLink>
      </RegisterForm>
    )
  return (
    <JoinForm
      email={invite.email}
      isSignedIn={session !== null}
      onSubmit={(password) => refusalOf(join(password))}
    />
  )
}
