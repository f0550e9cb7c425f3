import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { refusedAt } from '../app/problems.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { LinkPage } from './LinkPage.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { registerMessages } from './registerMessages.ts'
import type { Registration } from './registration.ts'
import { useStartSession } from './useStartSession.ts'

const route = getRouteApi('/visitor/setup/$token')

/** Creates the first owner of an installation, from the link that the server prints while there's none. */
export function SetUpRoute() {
  const t = useText(registerMessages)
  const success = useText(common)('success')
  const { token } = route.useParams()
  const start = useStartSession()
  const navigate = useNavigate()
  const link = useQuery({
    queryKey: ['setUp', token],
    queryFn: () => api.auth.checkSetUp({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function setUp({ retyped: _retyped, ...body }: Registration) {
    const session = await api.auth.setUp({ body: { ...body, token } })
    toast.success(success)
    await start(session)
    await navigate({ to: '/setup', replace: true })
  }
  return (
    <LinkPage
      title={t('setUpTitle')}
      link={link}
      instead={<AppLink href="/login">{t('haveAccount')}</AppLink>}
    >
      {() => (
        <RegisterForm
          intro={t('setUpHelp')}
          action={t('setUp')}
          onSubmit={(typed) => refusedAt(['password'], setUp(typed))}
        />
      )}
    </LinkPage>
  )
}
