import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { isPlainClick } from './isPlainClick.ts'
import { loadPage } from './loadPage.ts'

/**
 * A link to an address of the product: it opens without a reload, and in a new tab as usual. The page's code loads when
 * the pointer or the focus is on the link.
 */
export function AppLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const open = useOpen()
  const router = useRouter()
  const load = () => loadPage(router, href)
  return (
    <a
      href={href}
      onPointerEnter={load}
      onFocus={load}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        open(href)
      }}
      {...rest}
    />
  )
}

/** Opens an address of the product, including its query. */
export function useOpen(): (href: string) => void {
  const router = useRouter()
  return (href) => router.history.push(href)
}
