import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dailyHomeLink, iframeLink, type Partner } from '@tourdesk/domain/agencies/affiliationLinks'
import { siteBaseOf } from '@tourdesk/domain/catalogue/publicLink'
import { queries } from '../../app/api.ts'
import { directionOfText } from '../../i18n/direction.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import styles from './affiliation.module.css'
import { affiliationMessages } from './affiliationMessages.ts'
import { CopyLink } from './CopyLink.tsx'

interface SiteLinksProps {
  partner: Partner
  /** Shown if there is one. */
  alertText: string
}

/**
 * The snippets that an agency embeds in its website: the iframe, the alert before leaving, the page of daily
 * tours.
 */
export function SiteLinks({ partner, alertText }: SiteLinksProps) {
  const t = useText(affiliationMessages)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(queries.siteSettings.get())
  return (
    <Panel title={t('links')}>
      {!data && !error && <Skeleton height={64} />}
      {!data && error && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {data && (
        <dl className="grid gap8 flat">
          <Line name={t('iframe')} value={iframeLink(siteBaseOf(data), partner)} />
          {alertText && <Line name={t('leaveSiteMsg')} value={alertText} />}
          <Line name={t('dailyHome')} value={dailyHomeLink(siteBaseOf(data), partner)} />
        </dl>
      )}
    </Panel>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.line}>
      <dt className="quiet small">{name}</dt>
      <dd className="row shrinks gap8 flat breaks">
        <bdi dir={directionOfText(value)}>{value}</bdi>
        <CopyLink name={name} text={value} />
      </dd>
    </div>
  )
}
