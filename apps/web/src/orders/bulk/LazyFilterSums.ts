import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** The sums of a whole filter, which come after the list. */
export const LazyFilterSums = lazyPart(async () => (await import('./FilterSums.tsx')).FilterSums)
