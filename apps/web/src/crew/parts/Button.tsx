import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = 'main' | 'quiet' | 'danger' | 'plain'

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
}

/** A button big enough for a thumb. */
export function Button({ look = 'quiet', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

interface IconActionProps {
  /** What it does, for screen readers. */
  label: string
  href: string
}

/** A link that looks like an icon button: call, WhatsApp, navigation. */
export function IconLink({
  label,
  href,
  children,
  ...rest
}: IconActionProps & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a href={href} aria-label={label} className={`${styles.button} ${styles.icon}`} {...rest}>
      {children}
    </a>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={`${styles.button} ${styles.icon}`} {...rest}>
      {children}
    </button>
  )
}

export function buttonClass(look: Look, more = ''): string {
  return [styles.button, look !== 'quiet' && styles[look], more].filter(Boolean).join(' ')
}
