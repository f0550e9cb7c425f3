import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** The sums over all rows of a filter, loaded after the list. */
export const LazyFilterSums = lazyPart(async () => (await import('./FilterSums.tsx')).FilterSums)
