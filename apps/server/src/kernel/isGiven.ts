/** True for a filter that restricts its list: an empty one stands for all (HOLE-O64). */
export function isGiven(value: string | string[] | undefined): boolean {
  return value !== undefined && value.length > 0
}
