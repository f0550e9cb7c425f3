/** Less than any cost, so that it decides only between equal plans; a power of 2, so that sums are exact. */
export const tieBreak = 1 / 64
