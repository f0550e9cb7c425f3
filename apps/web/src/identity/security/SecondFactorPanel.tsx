import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnFactors } from '@tourdesk/contract/identity/secondFactor'
import { fewRecoveryCodes } from '@tourdesk/domain/identity/recoveryCode'
import { useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { Tag } from '../../kit/Tag.tsx'
import { useAction } from '../../kit/useAction.ts'
import { reloadFactors } from './reloadFactors.ts'
import { type NewApp, SetUpAppDialog } from './SetUpAppDialog.tsx'
import styles from './security.module.css'
import { securityMessages } from './securityMessages.ts'

/** The authenticator app and its recovery codes. */
export function SecondFactorPanel() {
  const t = useText(securityMessages)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(queries.secondFactor.get())
  return (
    <Panel
      title={t('secondFactor')}
      actions={data && <Tag tone={data.isOn ? 'green' : 'grey'}>{t(data.isOn ? 'on' : 'off')}</Tag>}
    >
      {data && <LoadedFactor factors={data} />}
      {!data &&
        (error ? <ErrorState text={ofError(error)} onRetry={() => void refetch()} /> : <LoadingPage />)}
    </Panel>
  )
}

function LoadedFactor({ factors: { isOn, app, passkeys, recoveryCodesLeft } }: { factors: OwnFactors }) {
  const t = useText(securityMessages)
  const client = useQueryClient()
  const { needsSecondFactor } = useSession()
  const [open, setOpen] = useState<NewApp | null>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const reload = () => reloadFactors(client)
  const show = (shown: NewApp) => {
    setOpen(shown)
    setDialogOpen(true)
  }
  const start = useAction(api.secondFactor.startApp, {
    onSuccess: (shown) => show({ kind: 'app', ...shown }),
  })
  const remove = useAction(api.secondFactor.removeApp, { success: t('removed'), onSuccess: reload })
  const renew = useAction(api.secondFactor.makeRecoveryCodes, {
    onSuccess: async ({ recoveryCodes }) => {
      show({ kind: 'codes', recoveryCodes })
      await reload()
    },
  })

  const removeText = t(passkeys > 0 ? 'removeApp' : 'remove')

  async function askToRemove() {
    const question = t(passkeys > 0 ? 'removeAppQuestion' : 'removeQuestion')
    if (await confirm(question, { action: removeText })) await remove.run()
  }
  async function askToRenew() {
    if (await confirm(t('renewQuestion'), { action: t('renew'), danger: false })) await renew.run()
  }

  return (
    <div className={`stack gap12 ${styles.factor}`}>
      <p>{t('factorHelp')}</p>
      {needsSecondFactor && <p>{t('required')}</p>}
      {app && (
        <p data-warns={!app.isReadable || undefined}>
          {app.isReadable ? t('appSince', { at: dateTime(app.addedAt) }) : t('appUnreadable')}
        </p>
      )}
      {isOn && (
        <p data-warns={recoveryCodesLeft <= fewRecoveryCodes || undefined}>
          {t('codesLeft', { count: recoveryCodesLeft })}
        </p>
      )}
      <div className="flex wrap gap8">
        {/* Not disabled while busy: it gets the focus back when the dialog closes. */}
        <Button variant={isOn ? 'default' : 'filled'} aria-busy={start.busy} onClick={() => void start.run()}>
          {t(app ? 'otherApp' : 'setUpApp')}
        </Button>
        {isOn && (
          <Button variant="default" loading={renew.busy} onClick={() => void askToRenew()}>
            {t('renew')}
          </Button>
        )}
        {app && (
          <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void askToRemove()}>
            {removeText}
          </Button>
        )}
      </div>
      <SetUpAppDialog
        opened={isDialogOpen}
        shown={open}
        onCodes={(recoveryCodes) => {
          void reload()
          if (recoveryCodes.length > 0) setOpen({ kind: 'codes', recoveryCodes })
          else setDialogOpen(false)
        }}
        onClose={() => setDialogOpen(false)}
      />
    </div>
  )
}
