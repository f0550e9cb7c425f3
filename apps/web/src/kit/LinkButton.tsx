import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'

interface LinkButtonProps extends ButtonProps {
  href: string
  'aria-label'?: string
  children: ReactNode
}

/** A link that looks like a button, in a button's colours. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={AppLink} style={{ color: 'var(--button-color)' }} {...props} />
}
