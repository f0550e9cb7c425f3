import { getRouteApi } from '@tanstack/react-router'
import { PriceItem } from '../PriceItem.tsx'
import { LocationForm } from './LocationForm.tsx'

const route = getRouteApi('/signedIn/pickup_dropoff_location/$priceManagementItemId')

/** LOC-04, ROUTE-22. */
export function LocationPage() {
  const { priceManagementItemId: id } = route.useParams()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/pickups_dropoffs_locations"
      itemsOf={({ priceManagement }) => priceManagement.pickups_dropoffs_locations}
      nameOf={({ name }) => name}
    >
      {(location, prices) => <LocationForm location={location} prices={prices} />}
    </PriceItem>
  )
}
