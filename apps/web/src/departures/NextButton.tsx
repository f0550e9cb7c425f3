import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** Goes to the next step of a dialog. */
export function NextButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" loading={isBusy}>
      {children}
    </Button>
  )
}
