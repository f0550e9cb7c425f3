import { Button, type ButtonProps } from '@mantine/core'
import { useOffer } from './offeredActions.ts'

interface ActionButtonProps extends Omit<ButtonProps, 'children'> {
  children: string
  /** What it's called where there are several. */
  'aria-label'?: string | undefined
  onClick: () => void
  onPointerEnter?: () => void
}

/** A button for the page, the open record or the ticked rows. The search offers the same. */
export function ActionButton({ children, ...button }: ActionButtonProps) {
  const { 'aria-label': label = children, onClick, disabled, loading } = button
  useOffer(disabled || loading ? [] : [{ label, run: onClick }])
  return <Button {...button}>{children}</Button>
}
