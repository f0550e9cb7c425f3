import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { OpenReason } from '@tourdesk/domain/plan/proposal'

/** What would help people who stay without a vehicle, as far as it wasn't tried: options first, then facts. */
export function openHelp(reason: OpenReason, request: PlanRequest) {
  const ways = {
    no_free_vehicle: [
      ...(request.useSuppliers ? [] : (['help_suppliers'] as const)),
      ...(request.keep === 'nothing' ? [] : (['help_keep'] as const)),
      'help_vehicle',
    ],
    no_driver_with_licence: [...(request.useSuppliers ? [] : (['help_suppliers'] as const)), 'help_driver'],
    no_guide_for_language: [...(request.keep === 'nothing' ? [] : (['help_keep'] as const)), 'help_guide'],
    party_too_large: [
      ...(request.useSuppliers ? [] : (['help_suppliers'] as const)),
      ...(request.maySplit ? [] : (['help_split'] as const)),
      'help_vehicle',
    ],
    pickup_missing: ['help_pickup'],
  } as const satisfies Record<OpenReason, readonly string[]>
  return ways[reason]
}
