import { useQuery } from '@tanstack/react-query'
import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { AddButton } from '../AddButton.tsx'
import { FleetPage } from '../FleetPage.tsx'
import { FleetTable } from '../FleetTable.tsx'
import { RecordDialog } from '../RecordDialog.tsx'
import type { FleetAddress } from '../useFleetAddress.ts'
import { operatorMessages, wordsOfRole } from './messages.ts'
import { OperatorAvailability } from './OperatorAvailability.tsx'
import { OperatorForm } from './OperatorForm.tsx'
import { useOperatorColumns } from './operatorColumns.tsx'
import { operatorName, operatorTexts } from './operatorTexts.ts'

interface OperatorsPageProps {
  kind: OperatorRole
  address: FleetAddress
}

/** Guides or drivers: their repository, their availability, and the form. */
export function OperatorsPage({ kind, address }: OperatorsPageProps) {
  const t = useText(operatorMessages)
  const words = wordsOfRole[kind]
  const mayWrite = useCan('fleet.write')
  const close = () => address.open(undefined)
  return (
    <FleetPage
      title={t(words.title)}
      address={address}
      actions={
        mayWrite &&
        address.tab === 'repository' && <AddButton label={t(words.add)} onAdd={() => address.open('new')} />
      }
    >
      {address.tab === 'repository' ? (
        <OperatorTable kind={kind} address={address} />
      ) : (
        <OperatorAvailability kind={kind} address={address} />
      )}
      <RecordDialog<OperatorRecord>
        open={address.search.open}
        load={(id) => queries.operators.get({ params: { id } })}
        titleOf={(operator) => (operator ? operatorName(operator) : t(words.add))}
        onClose={close}
      >
        {(operator) => <OperatorForm kind={kind} operator={operator} onDone={close} />}
      </RecordDialog>
    </FleetPage>
  )
}

function OperatorTable({ kind, address }: OperatorsPageProps) {
  const t = useText(operatorMessages)
  const words = wordsOfRole[kind]
  return (
    <FleetTable
      list={`${kind}s`}
      label={t(words.list)}
      searchLabel={t('search')}
      none={t(words.none)}
      add={t(words.add)}
      columns={useOperatorColumns()}
      rows={useQuery(queries.operators.list({ query: { role: kind } }))}
      textsOf={operatorTexts}
      address={address}
    />
  )
}
