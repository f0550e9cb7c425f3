import type { Fields } from '@tourdesk/contract/asked/fields'

const kinds: readonly string[] = ['text', 'many', 'ids', 'day']

/** True if a list was asked for some of its rows. Records that a link asks for don't count. */
export function isFiltered(fields: Fields, search: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = search[name]
    const isFilter = kinds.includes(field.kind) || (field.kind === 'one' && !field.usual)
    return isFilter && (Array.isArray(value) ? value.length > 0 : Boolean(value))
  })
}
