/** The order number that a search consists of, as `10021` or `#10021`, else null; numbers start at 10001 (HOLE-O49). */
export function orderNumberIn(search: string | undefined): number | null {
  const digits = search && /^#?(\d{5,9})$/.exec(search.trim())?.[1]
  return digits ? Number(digits) : null
}
