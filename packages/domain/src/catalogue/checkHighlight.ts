import { type Checked, checkFields, filled } from '../checked.ts'

/** A highlight's form, or all its errors. */
export function checkHighlight<Form extends { name: string }>(form: Form): Checked<Form> {
  return checkFields(form, { name: filled('name', form.name, 'catalogue_name_required') })
}

/** A place on the map. */
export interface Coordinates {
  lat: number
  lng: number
}

/** The coordinates of an address, if known. */
export interface Located {
  address: string
  lat?: number | null | undefined
  lng?: number | null | undefined
}

/**
 * The coordinates of a saved address: those sent with a suggested place, the stored ones if the address is
 * unchanged, and none for a newly typed address.
 */
export function coordinatesOf(form: Located, before: Located | null): Coordinates | null {
  return known(form) ?? (before?.address === form.address ? known(before) : null)
}

function known({ lat, lng }: Located): Coordinates | null {
  return lat == null || lng == null ? null : { lat, lng }
}
