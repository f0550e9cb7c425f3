import { createElement, type FunctionComponent, use } from 'react'
import { loadOnce } from './MissingPart.ts'

/**
 * A page whose file comes when it is first opened, or when a pointer nears a link to it. Nothing is asked of the type
 * of the page here: it follows from the routes, which are made of their pages.
 */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  const loaded = loadOnce(load)
  const Page: FunctionComponent = () => createElement(use(loaded())[name] as FunctionComponent)
  // What did not come is said where the page should be, not to whoever only came near the link.
  const preload = () => loaded().then(nothing, nothing)
  return Object.assign(Page, { preload })
}

function nothing(): void {}
