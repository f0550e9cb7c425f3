import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/Page.tsx'
import { AddButton } from '../AddButton.tsx'
import { FleetTable } from '../FleetTable.tsx'
import { RecordDialog } from '../RecordDialog.tsx'
import type { FleetAddress } from '../useFleetAddress.ts'
import { CarSupplierForm } from './CarSupplierForm.tsx'
import { useCarSupplierColumns } from './carSupplierColumns.tsx'
import { supplierMessages } from './messages.ts'

const route = getRouteApi('/signedIn/car_suppliers')

/** The list of car suppliers, and their form. */
export function CarSupplierList() {
  const t = useText(supplierMessages)
  const address = useAddress()
  const columns = useCarSupplierColumns()
  const mayWrite = useCan('fleet.write')
  const rows = useQuery(queries.carSuppliers.list())
  const close = () => address.open(undefined)
  return (
    <Page
      title={t('title')}
      kind="table"
      actions={mayWrite && <AddButton label={t('add')} onAdd={() => address.open('new')} />}
    >
      <FleetTable
        list="suppliers"
        label={t('list')}
        searchLabel={t('search')}
        none={t('none')}
        add={t('add')}
        columns={columns}
        rows={rows}
        textsOf={({ name, contact, contactPhone }) => [name, contact, contactPhone]}
        address={address}
      />
      <RecordDialog
        open={address.shown}
        load={(id) => queries.carSuppliers.get({ params: { id } })}
        titleOf={(supplier) => supplier?.name ?? t('add')}
        onClose={close}
      >
        {(supplier) => <CarSupplierForm supplier={supplier} onDone={close} />}
      </RecordDialog>
    </Page>
  )
}

function useAddress(): Pick<FleetAddress, 'list' | 'open' | 'hrefOf'> & { shown: string | undefined } {
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  return {
    shown: asked.open,
    list: { path: '/car_suppliers', route: { useSearch: () => asked, useNavigate: () => navigate } },
    open: (id) => void navigate({ search: (now) => ({ ...now, open: id }) }),
    hrefOf: (id) => router.buildLocation({ to: '/car_suppliers', search: { ...asked, open: id } }).href,
  }
}
