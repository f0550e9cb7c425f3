import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { isPlainClick } from '../../../kit/isPlainClick.ts'
import { tourMessages } from '../messages.ts'
import styles from '../tours.module.css'
import { anchorOf, type SectionKey, sectionKeys } from './Section.tsx'
import { showSection } from './showSection.ts'

/** The index beside the form: links to the sections, with the visible one highlighted. */
export function SectionIndex({ wrong }: { wrong: readonly SectionKey[] }) {
  const t = useText(tourMessages)
  const current = useCurrentSection()
  return (
    <nav className={`${styles.index} notPrinted`} aria-label={t('sections')}>
      {sectionKeys.map((key) => (
        <a
          key={key}
          href={`#${anchorOf(key)}`}
          className={styles.indexLink}
          aria-current={key === current ? 'location' : undefined}
          data-wrong={wrong.includes(key) || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            showSection(key)
          }}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  )
}

/** The first section in the upper third of the window. */
function useCurrentSection(): SectionKey {
  const [seen, setSeen] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((now) => {
          const left = now.filter((id) => !entries.some(({ target }) => target.id === id))
          const entered = entries.filter(({ isIntersecting }) => isIntersecting)
          return [...left, ...entered.map(({ target }) => target.id)]
        }),
      { rootMargin: '-80px 0px -60% 0px' },
    )
    for (const key of sectionKeys) {
      const section = document.getElementById(anchorOf(key))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return sectionKeys.find((key) => seen.includes(anchorOf(key))) ?? 'general'
}
