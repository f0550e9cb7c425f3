import { getRouteApi } from '@tanstack/react-router'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { PriceItem } from '../PriceItem.tsx'
import { LocationForm } from './LocationForm.tsx'
import { locationMessages } from './messages.ts'

const route = getRouteApi('/signedIn/pickup_dropoff_location/$priceManagementItemId')

/** The page of a location. */
export function LocationPage() {
  const { priceManagementItemId: id } = route.useParams()
  const t = useText(locationMessages)
  const open = useOpen()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/pickups_dropoffs_locations"
      itemsOf={({ priceManagement }) => priceManagement.pickups_dropoffs_locations}
      nameOf={({ name }) => name}
    >
      {(location, prices) => (
        <Page title={location?.name ?? t('new')} kind="form">
          <Panel>
            <LocationForm
              location={location}
              prices={prices}
              onDone={() => open('/pickups_dropoffs_locations')}
            />
          </Panel>
        </Page>
      )}
    </PriceItem>
  )
}
