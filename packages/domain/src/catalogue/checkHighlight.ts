import { type Checked, checkFields, filled } from '../checked.ts'

/** A highlight's form, or everything wrong with it (HOLE-C49). */
export function checkHighlight<Form extends { name: string }>(form: Form): Checked<Form> {
  return checkFields(form, { name: filled('name', form.name, 'catalogue_name_required') })
}

/** A place on the map. */
export interface Coordinates {
  lat: number
  lng: number
}

/** Where an address lies, as far as it is known. */
export interface Located {
  address: string
  lat?: number | null | undefined
  lng?: number | null | undefined
}

/**
 * Where a saved address lies: as told with it when a known place was picked, else as before while the address is the
 * same; a typed one lies nowhere (HOLE-C62).
 */
export function coordinatesOf(form: Located, before: Located | null): Coordinates | null {
  return known(form) ?? (before?.address === form.address ? known(before) : null)
}

function known({ lat, lng }: Located): Coordinates | null {
  return lat == null || lng == null ? null : { lat, lng }
}
