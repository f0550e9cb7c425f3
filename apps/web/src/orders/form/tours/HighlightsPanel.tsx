import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './HighlightsPanel.module.css'

/** The chosen tour's highlights. */
export function HighlightsPanel() {
  const t = useText(orderMessages)
  const { form, world, activeIndex } = useOrderDesk()
  const chosen = useWatch({ control: form.control, name: `selectedTours.${activeIndex}.tour` })
  const tour = world.tours.find(({ _id }) => _id === chosen)
  return (
    <aside className={styles.panel} aria-label={t('highlights')}>
      <Heading className={styles.title}>{t('highlights')}</Heading>
      {!tour && <p className="quiet">{t('highlightsHint')}</p>}
      {tour?.thumbnails.wide && <img className={styles.picture} src={tour.thumbnails.wide} alt="" />}
      {tour && tour.highlights.length === 0 && <p className="quiet">{t('noHighlights')}</p>}
      {tour && (
        <ul className={styles.list}>
          {tour.highlights.map((highlight) => (
            <li key={highlight._id}>
              <bdi className={styles.name}>{highlight.name}</bdi>
              {highlight.subtitle && <bdi className={styles.subtitle}>{highlight.subtitle}</bdi>}
              {highlight.description && <bdi className={styles.text}>{highlight.description}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
