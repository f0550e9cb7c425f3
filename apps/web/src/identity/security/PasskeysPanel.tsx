import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnPasskey } from '@tourdesk/contract/identity/passkeys'
import { useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { offersPasskeys } from '../../app/session/offersPasskeys.ts'
import { dateTime } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useAction } from '../../kit/useAction.ts'
import { addPasskey } from './addPasskey.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'
import { reloadFactors } from './reloadFactors.ts'
import { type NewApp, SetUpAppDialog } from './SetUpAppDialog.tsx'
import styles from './security.module.css'
import { securityMessages } from './securityMessages.ts'

/** The person's passkeys, with buttons to add, rename and delete them. */
export function PasskeysPanel() {
  const t = useText(securityMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(queries.passkeys.list())
  const [renamed, setRenamed] = useState<OwnPasskey | null>(null)
  const [isRenaming, setRenaming] = useState(false)
  const [codes, setCodes] = useState<NewApp | null>(null)
  const [isShowingCodes, setShowingCodes] = useState(false)

  const reload = () => reloadFactors(client)

  const add = useAction(() => addPasskey(t('passkey')), {
    onSuccess: async (added) => {
      if (!added) return
      const { recoveryCodes } = added
      if (recoveryCodes.length > 0) {
        setCodes({ kind: 'codes', recoveryCodes })
        setShowingCodes(true)
      }
      await reload()
    },
  })
  const remove = useAction(api.passkeys.remove, { success: t('passkeyDeleted'), onSuccess: reload })

  async function askToRemove({ _id: id, name }: OwnPasskey) {
    if (await confirm(t('deletePasskeyQuestion', { name }), { action: t('deletePasskey') }))
      await remove.run({ params: { id } })
  }

  const columns: Column<OwnPasskey>[] = [
    {
      key: 'name',
      header: t('passkeyName'),
      wraps: true,
      cell: (row) => (
        <span className="inlineRow wrap gap8">
          <bdi>{row.name}</bdi>
          {!row.signsInAlone && <Tag tone="grey">{t('onlySecond')}</Tag>}
        </span>
      ),
    },
    {
      key: 'addedAt',
      card: 'detail',
      header: t('added'),
      cell: (row) => <Code>{dateTime(row.addedAt)}</Code>,
    },
    {
      key: 'lastUsedAt',
      card: 'detail',
      header: t('lastUsed'),
      cell: (row) => (row.lastUsedAt ? <Code>{dateTime(row.lastUsedAt)}</Code> : t('neverUsed')),
    },
    {
      key: 'actions',
      card: 'status',
      header: t('passkeyActions'),
      align: 'end',
      cell: (row) => (
        <span className="inlineRow wrap gap8">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('renameNamed', { name: row.name })}
            onClick={() => {
              setRenamed(row)
              setRenaming(true)
            }}
          >
            {t('rename')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('deleteNamed', { name: row.name })}
            onClick={() => void askToRemove(row)}
          >
            {t('deleteOne')}
          </Button>
        </span>
      ),
    },
  ]
  const rows = data?.data
  return (
    <Panel
      title={t('passkeys')}
      flush
      actions={
        offersPasskeys() && (
          <Button variant="default" size="compact-sm" aria-busy={add.busy} onClick={() => void add.run()}>
            {t('addPasskey')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t(offersPasskeys() ? 'passkeysHelp' : 'noPasskeysHere')}</p>
      {(error || !rows || rows.length > 0) && (
        <DataTable
          short
          label={t('passkeys')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row._id}
          {...(error && { error: ofError(error), onRetry: () => void refetch() })}
        />
      )}
      {renamed && (
        <PasskeyNameDialog
          key={renamed._id}
          opened={isRenaming}
          passkey={renamed}
          onSaved={reload}
          onClose={() => setRenaming(false)}
        />
      )}
      <SetUpAppDialog
        opened={isShowingCodes}
        shown={codes}
        onCodes={() => {}}
        onClose={() => setShowingCodes(false)}
      />
    </Panel>
  )
}
