import type { DepartureParty } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { entryStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import {
  codeColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  wordColumn,
} from '../../kit/table/columnKinds.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { departureMessages } from '../departureMessages.ts'

/** Who is booked on a departure; canceled ones come last. A row opens the order. */
export function DepartureParties({ parties }: { parties: DepartureParty[] }) {
  const t = useText(departureMessages)
  const open = useOpen()
  const detail = { card: 'detail' } as const
  const hrefOf = ({ order }: DepartureParty) => `/order/${order._id}`
  return (
    <DataTable<DepartureParty>
      label={t('parties')}
      short
      columns={[
        codeColumn('order', t('order'), ({ order }) => order.orderNumber),
        nameColumn('customer', t('customer'), ({ customer }) => customer, { opens: true }),
        nameColumn('agency', t('agency'), ({ agency }) => agency, detail),
        numberColumn('people', t('people'), ({ people }) => people, detail),
        wordColumn('group', t('group'), groupTypeLabels, ({ group_type }) => group_type, detail),
        wordColumn('language', t('language'), languageLabels, ({ language }) => language, detail),
        statusColumn('status', t('status'), entryStatusLabels, ({ status }) => status, { card: 'status' }),
      ]}
      rows={parties}
      rowKey={({ entry }) => entry}
      hrefOf={hrefOf}
      onOpen={(party) => open(hrefOf(party))}
      empty={<EmptyState text={t('nobody')} />}
    />
  )
}
