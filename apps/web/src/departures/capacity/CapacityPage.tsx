import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { DeparturesFrame } from '../DeparturesFrame.tsx'
import { CapacityDialog } from './CapacityDialog.tsx'
import { capacityMessages } from './capacityMessages.ts'
import { useCapacityColumns } from './useCapacityColumns.tsx'

const route = getRouteApi('/signedIn/departures/capacity')

/** The tab of departures with the capacity rules; each one opens in a dialog. */
export function CapacityPage() {
  const t = useText(capacityMessages)
  const { ofError } = useProblemTexts()
  const columns = useCapacityColumns()
  const { data, error, refetch } = useQuery(queries.capacityRules.list())
  const { rule } = route.useSearch()
  const navigate = route.useNavigate()
  const open = (id: string | undefined) => void navigate({ search: { rule: id } })
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  )
  return (
    <DeparturesFrame tab="capacity" actions={add}>
      <DataTable<CapacityRule>
        label={t('list')}
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error && !data ? ofError(error) : undefined}
        onRetry={() => void refetch()}
        hrefOf={({ _id }) => `/departures/capacity?rule=${_id}`}
        onOpen={({ _id }) => open(_id)}
        empty={<EmptyState text={t('none')} />}
      />
      <CapacityDialog id={rule} rules={data?.data} onClose={() => open(undefined)} />
    </DeparturesFrame>
  )
}
