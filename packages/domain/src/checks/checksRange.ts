/** The longest range of days whose findings are counted in one call: two weeks. */
export const longestChecksRange = 14
