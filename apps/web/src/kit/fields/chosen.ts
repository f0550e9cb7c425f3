/** The option for "no restriction". */
export const allValue = 'all'

/**
 * The choice after clicking an option. No choice means `all`: clicking `all` clears the rest, clicking
 * another clears `all`, and removing the last one returns to `all`.
 */
export function afterPress<Value extends string | number>(
  chosen: readonly Value[],
  pressed: Value | typeof allValue,
): Value[] {
  if (pressed === allValue) return []
  return chosen.includes(pressed) ? chosen.filter((value) => value !== pressed) : [...chosen, pressed]
}
