import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Copyable } from '../../kit/Isolated.tsx'
import type { PriceRow } from './explainPrice.ts'
import styles from './WhyPrice.module.css'
import { whyMessages } from './whyMessages.ts'

interface WhyPriceProps {
  of: 'whyPrice' | 'whyTotal'
  /** The tour, for screen readers. */
  tour?: string
  /** Null if the calculation wasn't stored. */
  rows: PriceRow[] | null
  /** Shown only to the main account. */
  priceList?: string | undefined
}

/** A button that explains a price in place. Escape closes only the explanation. */
export function WhyPrice({ of, tour, rows, priceList }: WhyPriceProps) {
  const t = useText(whyMessages)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const question = t(of)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape from within
    <div className="shrinks fullRow" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        className={styles.question}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={tour ? `${question} ${tour}` : undefined}
        data-mantine-stop-propagation={isOpen}
        rightSection={<IconChevronDown size={14} stroke={1.6} className={styles.sign} />}
        onClick={() => setOpen(!isOpen)}
      >
        {question}
      </Button>
      {isOpen && (
        <div id={id} className={styles.answer}>
          {rows === null && <p className={`quiet flat breaks ${styles.note}`}>{t('notKept')}</p>}
          {rows !== null && (
            <ul className={`grid gap4 plainList ${styles.rows}`} aria-label={question}>
              {rows.map(({ id: row, text, amount, isSum }) => (
                <li key={row} data-sum={isSum || undefined}>
                  <span>
                    <Copyable>{text}</Copyable>
                  </span>{' '}
                  <Code>{amount}</Code>
                </li>
              ))}
            </ul>
          )}
          {priceList && (
            <p className={`quiet flat breaks ${styles.note}`}>{t('priceList', { name: named(priceList) })}</p>
          )}
        </div>
      )}
    </div>
  )
}
