import type { ComponentProps } from 'react'
import { AppLink } from '../AppLink.tsx'
import styles from './RowIconButton.module.css'

const look = `${styles.button} mantine-focus-auto mantine-active`

/** A button with an icon, for lists without pages: Mantine's takes many times as long to draw, and each row has one. */
export function RowIconButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={look} />
}

/** The same for a link to an address of the product. */
export function RowIconLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} className={look} />
}
