import type { Statement } from '@tourdesk/contract/statements/statement'
import { api } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { ActionMenu } from '../kit/ActionMenu.tsx'
import { keepFile } from '../kit/keepFile.ts'
import { useAction } from '../kit/useAction.ts'
import { statementPageMessages } from './statementPageMessages.ts'

const files = [
  { format: 'pdf', locale: 'en' },
  { format: 'pdf', locale: 'he' },
  { format: 'xlsx', locale: 'en' },
  { format: 'xlsx', locale: 'he' },
] as const

/** Downloads a statement in either format and language. */
export function DownloadMenu({ statement: { _id: id } }: { statement: Pick<Statement, '_id'> }) {
  const t = useText(statementPageMessages)
  const words = useText(common)
  const { run, busy } = useAction(
    async (query: (typeof files)[number]) =>
      keepFile(await api.statements.file({ params: { id }, query }), () => {}),
    { failure: words('exportFailed') },
  )
  return (
    <ActionMenu
      label={t('download')}
      busy={busy}
      actions={files.map((file) => ({
        key: `${file.format} ${file.locale}`,
        label: t(`${file.format}_${file.locale}`),
        onClick: () => void run(file),
      }))}
    />
  )
}
