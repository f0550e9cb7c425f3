/** A percentage as it is typed, as the stored share: 10 is 0.1; a share keeps six decimals (CCONST-10). */
export function toShare(percent: number): number {
  return Number((percent / 100).toFixed(6))
}

/** A stored share as the percentage to be typed: 0.1 is 10. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(4))
}

/** What an empty percentage of prices starts with (CCONST-11, HOLE-C44). */
export const usualPercent = 50

/** A discount lies between 0 and 1 and is neither (CCONST-12). */
export function isDiscount(share: number | null): share is number {
  return share !== null && share > 0 && share < 1
}
