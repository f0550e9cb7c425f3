import { lazyPart } from '../parts/lazyPart.tsx'

/**
 * Where toasts appear. Loaded right after the page, and not with the first toast, which may be about a lost
 * connection.
 */
export const ToastHost = lazyPart(async () => (await import('./Toasts.tsx')).Toasts)
