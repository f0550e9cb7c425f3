import { lazyPart } from '../parts/lazyPart.tsx'

/** A dialog that a page seldom opens. It loads right after the page. */
export const LazyDialog = lazyPart(async () => (await import('./Dialog.tsx')).Dialog)
