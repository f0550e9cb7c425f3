import { notificationsStore } from '@mantine/notifications'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/** Where toasts appear; loaded with the first one. */
export function ToastHost() {
  const count = useSyncExternalStore(
    notificationsStore.subscribe,
    () => notificationsStore.getState().notifications.length,
  )
  const [isUsed, setIsUsed] = useState(false)
  if (count > 0 && !isUsed) setIsUsed(true)
  return isUsed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
