import { lazyPart } from '../parts/lazyPart.tsx'

/** Where toasts appear. It comes right after the page and not with the first toast, which may tell of a lost connection. */
export const ToastHost = lazyPart(async () => (await import('./Toasts.tsx')).Toasts)
