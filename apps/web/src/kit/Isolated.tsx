import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { createElement, Fragment, type ReactNode } from 'react'
import { directionOfText } from '../i18n/direction.ts'
import { money, truncate } from '../i18n/format.ts'

/** For order numbers, plates and coupon codes: left to right, never broken. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="numeric">
      {children}
    </bdi>
  )
}

export function Phone({ children }: { children: string }) {
  if (!children) return null
  return (
    <a href={`tel:${children.replaceAll(/[^+\d]/g, '')}`}>
      <Code>{children}</Code>
    </a>
  )
}

export function Email({ children }: { children: string }) {
  if (!children) return null
  return (
    <a href={`mailto:${children}`}>
      <bdi dir="ltr">{children}</bdi>
    </a>
  )
}

/** For names and other texts that a person typed, in either language. */
export function Name({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>
}

/**
 * A sentence of `useText` with its isolated parts as markup, so that codes and addresses copied from it have
 * no invisible characters.
 */
export function Copyable({ children }: { children: string }) {
  const parts = children.split(/([\u2066-\u2068][^\u2066-\u2069]*\u2069)/).map((part) => {
    if (!/^[\u2066-\u2068]/.test(part)) return part
    const direction = part.startsWith('\u2066') && { dir: 'ltr', className: 'numeric' }
    return createElement('bdi', { ...direction }, part.slice(1, -1).replaceAll('\u00a0', ' '))
  })
  return createElement(Fragment, null, ...parts)
}

/** `14/19`, which would be reversed in Hebrew text. */
export function Ratio({ part, whole }: { part: number; whole: number | string }) {
  return (
    <Code>
      {part}/{whole}
    </Code>
  )
}

export function Money({ amount, currency = 'USD' }: { amount: number; currency?: Currency }) {
  return <Code>{money(amount, currency)}</Code>
}

/** One line of at most 96 characters; the whole text on hover. */
export function LongText({ children }: { children: string }) {
  return (
    <bdi dir={directionOfText(children)} className="cut" title={children.length > 30 ? children : undefined}>
      {truncate(children)}
    </bdi>
  )
}
