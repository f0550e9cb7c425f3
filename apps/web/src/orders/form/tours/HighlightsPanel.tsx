import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { queries } from '../../../app/api.ts'
import { useText } from '../../../i18n/useText.ts'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { Heading } from '../../../kit/Heading.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './HighlightsPanel.module.css'

/** The chosen tour's highlights. */
export function HighlightsPanel() {
  const t = useText(orderMessages)
  const { form, world, activeIndex } = useOrderDesk()
  const chosen = useWatch({ control: form.control, name: `selectedTours.${activeIndex}.tour` })
  const { ofError } = useProblemTexts()
  const isOffered = world.tours.some(({ _id }) => _id === chosen)
  const loaded = useQuery({
    ...queries.tours.get({ params: { id: chosen ?? '' } }),
    staleTime: 60_000,
    enabled: isOffered,
  })
  const tour = isOffered ? loaded.data : undefined
  return (
    <aside className={styles.panel} aria-label={t('highlights')}>
      <Heading className="flat below8 normal strong">{t('highlights')}</Heading>
      {!isOffered && <p className="quiet">{t('highlightsHint')}</p>}
      {isOffered && loaded.isPending && <Skeleton height={120} />}
      {isOffered && loaded.isError && !tour && (
        <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
      )}
      {tour?.thumbnails.wide && <img className={styles.picture} src={tour.thumbnails.wide} alt="" />}
      {tour && tour.highlights.length === 0 && <p className="quiet">{t('noHighlights')}</p>}
      {tour && (
        <ul className="stack gap12 plainList">
          {tour.highlights.map((highlight) => (
            <li key={highlight._id}>
              <bdi className="medium block">{highlight.name}</bdi>
              {highlight.subtitle && <bdi className="small block">{highlight.subtitle}</bdi>}
              {highlight.description && <bdi className={`block ${styles.text}`}>{highlight.description}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
