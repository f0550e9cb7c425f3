import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { CancellationPolicyDialog } from './CancellationPolicyDialog.tsx'
import { cancellationMessages } from './messages.ts'
import { PolicyLine } from './PolicyLine.tsx'

/** The cancellation policies: what each one refunds, and who uses it. */
export function CancellationPanel() {
  const t = useText(cancellationMessages)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(queries.cancellationPolicies.list())
  const [open, setOpen] = useState<string | null>(null)
  if (!data) {
    if (!error) return <LoadingPage />
    return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  }
  return (
    <Panel
      title={t('policies')}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setOpen('new')}>
          {t('newPolicy')}
        </Button>
      }
    >
      <p className="quiet flat below12 readable">{t('help')}</p>
      <ul className="plainList">
        {data.data.map((policy) => (
          <PolicyLine key={policy._id} policy={policy} onEdit={() => setOpen(policy._id)} />
        ))}
      </ul>
      <CancellationPolicyDialog id={open} policies={data.data} onClose={() => setOpen(null)} />
    </Panel>
  )
}
