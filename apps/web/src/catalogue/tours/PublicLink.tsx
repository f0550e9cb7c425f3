import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { siteBaseOf, tourLink } from '@tourdesk/domain/catalogue/publicLink'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { tourMessages } from './messages.ts'

/** A link to the tour on the public website, in a new tab. */
export function PublicLink({ tourId }: { tourId: string }) {
  const t = useText(tourMessages)
  const { data } = useQuery(queries.siteSettings.get())
  if (!data) return null
  return (
    <Button
      component="a"
      variant="subtle"
      href={tourLink(siteBaseOf(data), tourId)}
      target="_blank"
      rel="noopener"
      leftSection={<IconExternalLink size={16} stroke={1.6} />}
    >
      {t('viewOnSite')}
    </Button>
  )
}
