/** The order number in a search like `10021` or `#10021`, else null; numbers start at 10001. */
export function orderNumberIn(search: string | undefined): number | null {
  const digits = search && /^#?(\d{5,9})$/.exec(search.trim())?.[1]
  return digits ? Number(digits) : null
}
