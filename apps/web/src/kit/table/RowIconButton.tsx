import type { ComponentProps } from 'react'
import { AppLink } from '../AppLink.tsx'
import styles from './RowIconButton.module.css'

const look = `${styles.button} mantine-focus-auto mantine-active`

/**
 * An icon button for lists without pages: each row has one, and Mantine's takes many times as long to render.
 */
export function RowIconButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={look} />
}

/** The same as a link to an address of the product. */
export function RowIconLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} className={look} />
}
