import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useKeys } from '../kit/useKeys.ts'

/** The '+' button of a fleet page, also on the key `n`. */
export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  useKeys([{ keys: 'n', label, run: onAdd }])
  return (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={onAdd}>
      {label}
    </Button>
  )
}
