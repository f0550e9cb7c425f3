import { type ReactNode, useId } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { tourMessages } from '../messages.ts'
import styles from '../tours.module.css'

/** The sections of the tour editor, in order. */
export const sectionKeys = [
  'general',
  'regions',
  'inclusions',
  'tags',
  'instructions',
  'highlights',
  'groupTypes',
  'weekly',
  'unavailability',
  'prices',
  'images',
  'map',
] as const
export type SectionKey = (typeof sectionKeys)[number]

/** The element id of a section, for the index. */
export function anchorOf(key: SectionKey): string {
  return `section-${key}`
}

interface SectionProps {
  of: SectionKey
  actions?: ReactNode
  flush?: boolean
  error?: string | undefined
  children: ReactNode
}

export function Section({ of, actions, flush, error, children }: SectionProps) {
  const t = useText(tourMessages)
  const errorId = useId()
  return (
    <div id={anchorOf(of)} className={styles.section} aria-describedby={error && errorId}>
      <Panel title={t(of)} actions={actions} flush={flush}>
        {children}
        {error && (
          <p
            id={errorId}
            className={flush ? `flat above8 small red ${styles.errorOfTable}` : 'flat above8 small red'}
            role="alert"
          >
            {error}
          </p>
        )}
      </Panel>
    </div>
  )
}
