import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import type { FirstPage } from './loadFirstPage.ts'

interface PagesProps<Router extends AnyRouter> {
  router: Router
  firstPage: FirstPage
}

/**
 * The page of the address. The router is mounted only once its first page has loaded: it would show a
 * fallback first, and React delays replacing that by up to 300 ms.
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
