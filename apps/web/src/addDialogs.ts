import type { AddDialogs } from './app/adding/AddingProvider.tsx'
import { lazyPart } from './kit/parts/lazyPart.tsx'

const fleet = () => import('./fleet/AddFleetDialogs.tsx')

/** Which dialog adds what; each loads when somebody may need it. */
export const addDialogs: AddDialogs = {
  tour: lazyPart(async () => (await import('./catalogue/tours/AddTourDialog.tsx')).AddTourDialog),
  starTour: lazyPart(
    async () => (await import('./catalogue/starTours/AddStarTourDialog.tsx')).AddStarTourDialog,
  ),
  location: lazyPart(
    async () => (await import('./pricing/locations/AddLocationDialog.tsx')).AddLocationDialog,
  ),
  agency: lazyPart(async () => (await import('./agencies/AddAgencyDialog.tsx')).AddAgencyDialog),
  agent: lazyPart(async () => (await import('./identity/users/AddAgentDialog.tsx')).AddAgentDialog),
  guide: lazyPart(async () => (await fleet()).AddGuideDialog),
  driver: lazyPart(async () => (await fleet()).AddDriverDialog),
  car: lazyPart(async () => (await fleet()).AddCarDialog),
  carSupplier: lazyPart(async () => (await fleet()).AddCarSupplierDialog),
}
