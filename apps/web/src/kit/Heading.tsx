import { createContext, type ReactNode, useContext } from 'react'

/** 2 under the title of a page, 3 under the title of a dialog, which is a heading of level 2 itself. */
export const HeadingLevel = createContext<2 | 3>(2)

/** The heading of a section of a page or a dialog, without skipping a level in either. */
export function Heading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const Tag = `h${useContext(HeadingLevel)}` as const
  return <Tag className={className}>{children}</Tag>
}
