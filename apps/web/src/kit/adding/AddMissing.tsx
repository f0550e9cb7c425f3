import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { EmptyState } from '../EmptyState.tsx'
import { type Addable, useAdding } from './useAdding.tsx'

interface AddMissingProps extends Addable {
  /** The options of the list. */
  options: readonly { value: string }[]
  /** Chooses the added item. */
  onChoose: (id: string) => void
}

/**
 * Shown below a list of options: a button that adds one. If there are none, says so, and whom to ask without
 * permission.
 */
export function AddMissing({ kind, start, options, onChoose }: AddMissingProps) {
  const { adding, open, dialog } = useAdding({ kind, ...(start && { start }) }, options, onChoose)
  if (!adding) return null
  const button = adding.label && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={open}
    >
      {adding.label}
    </Button>
  )
  return (
    <>
      {options.length > 0 ? (
        button
      ) : (
        <EmptyState text={`${adding.none} ${adding.label ? '' : adding.ask}`.trim()} action={button} />
      )}
      {dialog}
    </>
  )
}
