import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { EmptyState } from '../EmptyState.tsx'
import { type Addable, useAdding } from './useAdding.tsx'

interface AddMissingProps extends Addable {
  /** What there is to choose from. */
  options: readonly { value: string }[]
  /** Chooses what was added. */
  onChoose: (id: string) => void
}

/** Under a list to choose from: says that it's empty, and adds to it or says whom to ask. */
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
