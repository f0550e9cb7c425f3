import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { TakeCreditBackDialog } from '../orders/page/TakeCreditBackDialog.tsx'
import { BesideOrder } from '../orders/peek/BesideOrder.tsx'
import { creditsMessages } from './creditsMessages.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { ProlongDialog } from './ProlongDialog.tsx'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'
import { useCreditColumns } from './useCreditColumns.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/** All store credits; each row opens the order that it comes from. Owners extend their validity and turn them back into refunds. */
export function Credits() {
  const t = useText(creditsMessages)
  const { search, change } = useListSearch<PaymentsSearch>(page, 'credits', paymentsRows)
  const { sort: _sort, peek: _peek, ...query } = search
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ credit: Credit; opened: 'prolong' | 'takeBack' | null } | null>(null)
  const columns = useCreditColumns(
    (credit) => setChosen({ credit, opened: 'prolong' }),
    (credit) => setChosen({ credit, opened: 'takeBack' }),
  )
  const answer = useQuery({
    ...queries.credits.list({ query }),
    placeholderData: keepPreviousData,
  })
  const close = () => setChosen(chosen && { ...chosen, opened: null })
  const credit = answer.data?.data.find(({ _id }) => _id === chosen?.credit._id) ?? chosen?.credit
  return (
    <>
      <PaymentFilters
        days={{ label: t('validDays'), allLabel: t('allDays') }}
        search={search}
        onChange={change}
      />
      <BesideOrder rows={answer.data?.data} orderOf={(row) => row.orderId}>
        {(peek) => (
          <PagedTable
            peek={peek}
            list="credits"
            label={t('list')}
            columns={columns}
            answer={answer}
            query={tableQueryOf(search)}
            onQuery={(next) => change(addressOf(next))}
            empty={<EmptyState text={t('none')} />}
            hrefOf={({ orderId }) => `/order/${orderId}`}
            onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
          />
        )}
      </BesideOrder>
      {credit && <ProlongDialog credit={credit} opened={chosen?.opened === 'prolong'} onClose={close} />}
      {credit && (
        <TakeCreditBackDialog credit={credit} opened={chosen?.opened === 'takeBack'} onClose={close} />
      )}
    </>
  )
}
