import { common } from '../../i18n/common.ts'
import { textNow } from '../../i18n/useText.ts'
import { focusOpener, returnFocus } from '../installSteadyFocus.ts'

/** A possible answer to a question. */
export interface Answer<Value extends string> {
  value: Value
  label: string
  danger?: boolean
}

/** A text that an answer needs. */
interface AskedText {
  label: string
  /** The error while it's empty. */
  missing: string
  maxLength: number
  /** What's already in the field. */
  start: string
}

export interface Question {
  /** By default the question itself is the title. */
  title?: string
  text: string
  answers: Answer<string>[]
  cancel?: string
  /** Asks for a text, which is the answer then. */
  asksFor?: AskedText
  settle: (value: string | null) => void
}

interface ConfirmOptions {
  title?: string
  /** The button's label, such as "Delete". */
  action?: string
  cancel?: string
  /** Red; on by default. */
  danger?: boolean
}

/** The last question is kept while its dialog fades out. */
export interface Asked {
  question: Question
  isOpen: boolean
}

let asked: Asked | null = null
let unanswered: Question | null = null
const listeners = new Set<() => void>()

/** Asks, with the focus on Cancel; resolves to true only if the action was clicked. */
export async function confirm(text: string, options: ConfirmOptions = {}): Promise<boolean> {
  const { title, cancel, danger = true, action = textNow(common)('ok') } = options
  return (await ask({ title, text, cancel, answers: [{ value: 'yes', label: action, danger }] })) === 'yes'
}

/** Asks before a deletion, by default with the general question. */
export function confirmDelete(question?: string): Promise<boolean> {
  const t = textNow(common)
  return confirm(question ?? t('deleteQuestion'), { title: t('delete'), action: t('delete') })
}

/** Asks for one of several answers; null if dismissed. */
export function choose<Value extends string>(
  text: string,
  answers: Answer<Value>[],
  options: { title?: string; cancel?: string } = {},
): Promise<Value | null> {
  return ask({ ...options, text, answers }).then(
    (value) => answers.find((answer) => answer.value === value)?.value ?? null,
  )
}

/** Asks for a text, with the focus in its field; null if dismissed. */
export function askText(
  text: string,
  { title, action, ...asksFor }: AskedText & { title: string; action: string },
): Promise<string | null> {
  return ask({ title, text, answers: [{ value: 'yes', label: action }], asksFor })
}

/** The current or last question, for its host and for code that must not take its focus. */
export const questions = {
  asked: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function ask(question: Omit<Question, 'settle'>): Promise<string | null> {
  unanswered?.settle(null)
  const opener = focusOpener()
  return new Promise((resolve) => {
    // Opens after the key that asked has been handled, since Escape would close the question at once.
    const opening = setTimeout(() => tell({ question: whole, isOpen: true }))
    const settle = (value: string | null) => {
      clearTimeout(opening)
      if (unanswered === whole) unanswered = null
      tell({ question: whole, isOpen: false })
      // Before resolving, so that the focus is back before the answer closes or removes anything.
      returnFocus(opener)
      resolve(value)
    }
    const whole = { ...question, settle }
    unanswered = whole
  })
}

function tell(next: Asked): void {
  asked = next
  for (const listener of listeners) listener()
}
