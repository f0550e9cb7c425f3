type Fields = Record<string, unknown>

/** Passwords are never stored. */
const secret = /password/i

/** The fields that may be stored. */
export function openFields(values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
}

/** Fields that differ from the initial values. */
export function changedFields(values: Fields, start: Fields): Fields {
  return Object.fromEntries(
    Object.entries(openFields(values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
    ),
  )
}

/** Those of them that the form still has, with a value of the same type. */
export function fittingFields(kept: Fields, values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      if (!(name in values)) return false
      const [mine, its] = [kindOf(value), kindOf(values[name])]
      return mine === its || mine === 'nothing' || its === 'nothing'
    }),
  )
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  return Array.isArray(value) ? 'list' : typeof value
}
