type Fields = Record<string, unknown>

/** Passwords stay in the form alone. */
const secret = /password/i

/** Fields that differ from what the form started with. */
export function changedFields(values: Fields, start: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.test(name) && JSON.stringify(value) !== JSON.stringify(start[name]),
    ),
  )
}

/** Those of them that the form still has, with a value of the same kind. */
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
