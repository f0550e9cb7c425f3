import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** The actions for ticked rows, loaded once a row is ticked. */
export const LazySelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)
