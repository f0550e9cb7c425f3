/** What stands for "no restriction" in a list of options. */
export const allValue = 'all'

/**
 * The choice after an option was pressed. Nothing chosen is `all`: pressing `all` clears the rest, pressing
 * another clears `all`, and taking the last one away returns to `all` (HOLE-A53).
 */
export function afterPress<Value extends string | number>(
  chosen: readonly Value[],
  pressed: Value | typeof allValue,
): Value[] {
  if (pressed === allValue) return []
  return chosen.includes(pressed) ? chosen.filter((value) => value !== pressed) : [...chosen, pressed]
}
