/** True for a filter that restricts its list; an empty one means all. */
export function isGiven(value: string | string[] | undefined): boolean {
  return value !== undefined && value.length > 0
}
