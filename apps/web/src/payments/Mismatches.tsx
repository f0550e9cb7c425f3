import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { BesideOrder } from '../orders/peek/BesideOrder.tsx'
import { paymentsMessages } from './messages.ts'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'
import { useMismatchColumns } from './useMismatchColumns.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/** The differences that the nightly check found; a row opens its order, if it has one. */
export function Mismatches() {
  const t = useText(paymentsMessages)
  const words = useText(common)
  const { search, change } = useListSearch<PaymentsSearch>(page, 'mismatches', paymentsRows)
  const columns = useMismatchColumns()
  const { page: number, limit, search: sought } = search
  const answer = useQuery({
    ...queries.payments.mismatches({ query: { page: number, limit, search: sought } }),
    placeholderData: keepPreviousData,
  })
  const text = textFilter<Partial<PaymentsSearch>>({
    label: t('searchHint'),
    name: words('search'),
    value: sought,
    change: (typed) => ({ search: typed }),
  })
  return (
    <>
      <FilterBar filters={[text]} onChange={change} />
      <BesideOrder rows={answer.data?.data} orderOf={(row) => row.orderId}>
        {(peek) => (
          <PagedTable
            peek={peek}
            list="mismatches"
            label={t('mismatchList')}
            columns={columns}
            answer={answer}
            query={tableQueryOf(search)}
            onQuery={(query) => change(addressOf(query))}
            empty={<EmptyState text={sought ? words('noMatch') : t('noMismatches')} />}
            hrefOf={({ orderId }) => (orderId === null ? undefined : `/order/${orderId}`)}
            isOpenable={({ orderId }) => orderId !== null}
          />
        )}
      </BesideOrder>
    </>
  )
}
