import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnSession } from '@tourdesk/contract/identity/ownSessions'
import { deviceName } from '@tourdesk/domain/identity/deviceOf'
import { api, queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, timeColumn } from '../../kit/table/columnKinds.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useAction } from '../../kit/useAction.ts'
import styles from './security.module.css'
import { securityMessages } from './securityMessages.ts'

/** Where the user is signed in, with buttons to sign out there. */
export function SessionsPanel() {
  const t = useText(securityMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(queries.ownSessions.list())
  const reload = () => client.invalidateQueries({ queryKey: ['ownSessions'] })
  const end = useAction(api.ownSessions.end, { success: t('ended'), onSuccess: reload })
  const endOthers = useAction(api.ownSessions.endOthers, { success: t('othersEnded'), onSuccess: reload })
  const sessions = data?.data

  async function askToEndOthers() {
    if (await confirm(t('endOthersQuestion'), { action: t('endOthers') })) await endOthers.run()
  }

  const columns: Column<OwnSession>[] = [
    column('device', t('device'), (row) => <DeviceCell session={row} />, { wraps: true }),
    codeColumn('address', t('address'), (row) => row.address, { card: 'detail' }),
    timeColumn('signedInAt', t('signedIn'), (row) => row.signedInAt, { card: 'detail' }),
    timeColumn('lastUsedAt', t('lastUsed'), (row) => row.lastUsedAt, { card: 'detail' }),
    {
      key: 'end',
      card: 'status',
      header: t('end'),
      align: 'end',
      cell: (row) =>
        row.isThis ? null : (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('endNamed', { device: nameOf(row) || t('unknownDevice') })}
            onClick={() => void end.run({ params: { id: row._id } })}
          >
            {t('end')}
          </Button>
        ),
    },
  ]
  return (
    <Panel
      title={t('sessions')}
      flush
      actions={
        <Button
          variant="default"
          size="compact-sm"
          disabled={(sessions?.length ?? 0) < 2}
          loading={endOthers.busy}
          onClick={() => void askToEndOthers()}
        >
          {t('endOthers')}
        </Button>
      }
    >
      <p className={styles.note}>{t('sessionsHelp')}</p>
      <DataTable
        short
        label={t('device')}
        columns={columns}
        rows={sessions}
        rowKey={(row) => row._id}
        {...(error && { error: ofError(error), onRetry: () => void refetch() })}
      />
    </Panel>
  )
}

function DeviceCell({ session }: { session: OwnSession }) {
  const t = useText(securityMessages)
  return (
    <span className="inlineRow wrap gap8">
      <bdi>{nameOf(session) || t('unknownDevice')}</bdi>
      {session.isThis && <Tag tone="green">{t('thisOne')}</Tag>}
    </span>
  )
}

function nameOf({ browser, system }: OwnSession): string {
  return deviceName({ browser, system })
}
