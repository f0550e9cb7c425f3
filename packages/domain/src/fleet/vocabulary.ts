/** Guides and drivers are records, not logins. */
export const operatorRoles = ['guide', 'driver'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Driver license types, in this order. */
export const licenseTypes = ['B', 'D1', 'D2', 'D3', 'D'] as const
export type LicenseType = (typeof licenseTypes)[number]

/** Negative marks of an operator. */
export const rankingTags = [
  'often_late',
  'poor_communication',
  'customer_complaints',
  'last_minute_cancellations',
] as const
export type RankingTag = (typeof rankingTags)[number]

/** The owners of availability ranges, by their names on the wire. */
export const rangeOwners = ['Operator', 'Car'] as const
export type RangeOwner = (typeof rangeOwners)[number]

/** Statuses that can be set in the availability grid; cars have no `reserved`. */
export const settableAvailability = ['reserved', 'unavailable', 'available'] as const
/** All statuses of a range; only assignments set `assigned`. */
export const availabilityStatuses = [...settableAvailability, 'assigned'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** The state of a car or an operator as seen from a vehicle unit. */
export const dayStatuses = ['free', 'assignedHere', 'assignedElsewhere', 'unavailable'] as const
export type DayStatus = (typeof dayStatuses)[number]
