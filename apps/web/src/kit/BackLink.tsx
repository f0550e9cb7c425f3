import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { AppLink } from './AppLink.tsx'

/** A link back to the parent page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component={AppLink}
      href={href}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.6} className="pointsForward" />}
    >
      {children}
    </Button>
  )
}
