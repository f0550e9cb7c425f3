/** The server's version of the screens compared with this page's. */
export type Version = 'noConnection' | 'newVersion' | 'sameVersion'

/** Compares versions by the server's start page, which names the files of its version. */
export async function findVersion(): Promise<Version> {
  const ours = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const page = await fetch('/index.html', { cache: 'no-store' }).catch(() => null)
  if (!page?.ok) return 'noConnection'
  const isNamed = ours && (await page.text()).includes(new URL(ours.src).pathname)
  return isNamed ? 'sameVersion' : 'newVersion'
}
