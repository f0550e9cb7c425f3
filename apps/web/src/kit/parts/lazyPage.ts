import { createElement, type FunctionComponent } from 'react'
import { loadOnce } from './loadOnce.ts'
import { useLoaded } from './useLoaded.ts'

/**
 * A page whose file loads when it's first opened, or when the pointer is over a link to it. The page's type
 * stays open here: it follows from the routes, which are built from their pages.
 */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  const loaded = loadOnce(load)
  const Page: FunctionComponent = () => {
    const module = useLoaded(loaded)
    return module ? createElement(module[name] as FunctionComponent) : null
  }
  // A load failure is shown in place of the page, not when the pointer is only over its link.
  const preload = () => loaded().then(nothing, nothing)
  return Object.assign(Page, { preload })
}

function nothing(): void {}
