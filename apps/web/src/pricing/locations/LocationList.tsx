import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Location } from '@tourdesk/contract/pricing/pricing'
import { useState } from 'react'
import { inBothLanguages, useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useOpen } from '../../kit/AppLink.tsx'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import type { Column } from '../../kit/table/column.ts'
import { column, wordColumn, yesNoColumn } from '../../kit/table/columnKinds.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { PriceTable } from '../PriceTable.tsx'
import type { PagingSearch } from '../tabs.ts'
import { type LocationTab, locationTabs } from './locationTabs.ts'
import { locationMessages } from './messages.ts'
import { ReadyPlacesDialog } from './ready/ReadyPlacesDialog.tsx'

interface LocationListProps {
  tab: LocationTab
  search: PagingSearch
  onSearch: (change: Partial<PagingSearch>) => void
}

/** Pickup and drop-off locations of all cities or one. */
export function LocationList({ tab, search, onSearch }: LocationListProps) {
  const t = useText(locationMessages)
  const navigate = useNavigate()
  const open = useOpen()
  const [isPicking, setPicking] = useState(false)
  const cityName = useLabel(cityLabels)
  const add = () => open('/pickup_dropoff_location/new')
  useKeys([{ keys: 'n', label: t('add'), run: add }])
  const columns: Column<Location>[] = [
    wordColumn('city', t('city'), cityLabels, ({ city }) => city, { card: 'secondary', width: 140 }),
    column('name', t('name'), ({ name }) => name, { opens: true }),
    column('address', t('address'), ({ address }) => address, { card: 'secondary' }),
    yesNoColumn('isDefault', t('default'), ({ isDefault }) => isDefault, { card: 'status', width: 110 }),
  ]
  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <>
          <ActionButton variant="default" onClick={() => setPicking(true)}>
            {t('ready')}
          </ActionButton>
          <ActionButton leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
            {t('add')}
          </ActionButton>
        </>
      }
    >
      <PageTabs
        label={t('title')}
        tabs={locationTabs.map((value) => ({ value, label: value === 'all' ? t('all') : cityName(value) }))}
        value={tab}
        onChange={(next) =>
          void navigate({ to: '/pickups_dropoffs_locations/$tab', params: { tab: next }, search: {} })
        }
      >
        <PriceTable
          list="locations"
          label={t('title')}
          columns={columns}
          searchLabel={t('search')}
          textsOf={({ city, name, address }) => [name, address, ...inBothLanguages(cityLabels, [city])]}
          rowsOf={({ pickups_dropoffs_locations }) =>
            pickups_dropoffs_locations.filter(({ city }) => tab === 'all' || city === tab)
          }
          hrefOf={({ _id }) => `/pickup_dropoff_location/${_id}`}
          empty={t(tab === 'all' ? 'none' : 'noneHere')}
          add={{ href: '/pickup_dropoff_location/new', label: t('add') }}
          search={search}
          onSearch={onSearch}
        />
      </PageTabs>
      <ReadyPlacesDialog opened={isPicking} onClose={() => setPicking(false)} />
    </Page>
  )
}
