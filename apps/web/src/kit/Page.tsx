import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './Page.module.css'

interface PageProps {
  title: string
  /** The browser tab's title, if different. */
  tabTitle?: string
  /** Hides the heading, except for screen readers and the browser tab. */
  hidesTitle?: boolean
  /** Before the title, such as a back link. */
  before?: ReactNode
  /** Beside the title, such as a status or a number. */
  beside?: ReactNode
  actions?: ReactNode
  /** `table` fills the height of the window, `form` stops at a readable width. */
  kind?: 'table' | 'form' | 'plain'
  children: ReactNode
}

export function Page({
  title,
  tabTitle,
  hidesTitle,
  before,
  beside,
  actions,
  kind = 'plain',
  children,
}: PageProps) {
  useTabTitle(tabTitle ?? title)
  const heading = <h1 className={styles.title}>{title}</h1>
  return (
    <div
      className={`${styles.page} printsWhole`}
      data-fills={kind === 'table' || undefined}
      data-form={kind === 'form' || undefined}
    >
      {hidesTitle && <VisuallyHidden>{heading}</VisuallyHidden>}
      {(!hidesTitle || before || beside || actions) && (
        <div className={styles.head}>
          {before && <div className="notPrinted">{before}</div>}
          <div className="flex wrap alignBaseline shrinks gap4 across12">
            {!hidesTitle && heading}
            {beside}
          </div>
          {actions && <div className="row wrap pushEnd gap8 notPrinted">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}

/** Sets the browser tab's title while the page is open. */
export function useTabTitle(title: string): void {
  const product = useText(common)('product')
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
