import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import type { FirstPage } from './loadFirstPage.ts'

interface PagesProps<Router extends AnyRouter> {
  router: Router
  firstPage: FirstPage
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
