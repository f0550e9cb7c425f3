/** Splits a list query's sort like `-name` into the field and the direction. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  const isBackwards = sort.startsWith('-')
  return { field: (isBackwards ? sort.slice(1) : sort) as Field, direction: isBackwards ? 'desc' : 'asc' }
}
