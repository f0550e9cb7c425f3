import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingPage } from '../kit/LoadingPage.tsx'

interface PagesProps<Router extends AnyRouter> {
  router: Router
  firstPage: {
    /** Settles when the first page can be shown, or why it can't. */
    loaded: Promise<void>
    /** Called once the router is on the screen. */
    release: () => void
  }
}

/**
 * The page of the address. The router comes in once its first page is there: it would show that page in place of a
 * fallback, which React holds back for up to 300 ms each time.
 */
export function Pages<Router extends AnyRouter>({ router, firstPage }: PagesProps<Router>) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const show = () => setThere(true)
    firstPage.loaded.then(show, show)
  }, [firstPage])
  useEffect(() => {
    if (isThere) firstPage.release()
  }, [isThere, firstPage])
  return isThere ? <RouterProvider router={router} /> : <LoadingPage />
}
