/** Lets the phone keep the page. Without HTTPS there's no worker, and the page needs a connection. */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) reloadUnseen()
  })
  const registration = await serviceWorker.register('/crew-worker.js', { scope: '/crew' }).catch(() => null)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration?.update().catch(() => {})
  })
}

/** Reloads to a new version of the page while it's hidden and no sheet is open. */
function reloadUnseen(): void {
  const isFree = () => document.visibilityState === 'hidden' && !document.querySelector('dialog[open]')
  const reload = () => {
    if (isFree()) location.reload()
  }
  document.addEventListener('visibilitychange', reload)
  reload()
}
