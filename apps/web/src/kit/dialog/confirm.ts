import { common } from '../../i18n/common.ts'
import { textNow } from '../../i18n/useText.ts'
import { focusOpener, returnFocus } from '../installSteadyFocus.ts'

/** One of the answers to a question. */
export interface Answer<Value extends string> {
  value: Value
  label: string
  danger?: boolean
}

export interface Question {
  /** Without one the question itself is the title. */
  title?: string
  text: string
  answers: Answer<string>[]
  cancel?: string
  settle: (value: string | null) => void
}

interface ConfirmOptions {
  title?: string
  /** The word on the button, such as "Delete". */
  action?: string
  cancel?: string
  /** Red; on unless switched off. */
  danger?: boolean
}

/** The last question stays known while its dialog fades out. */
export interface Asked {
  question: Question
  isOpen: boolean
}

let asked: Asked | null = null
let unanswered: Question | null = null
const listeners = new Set<() => void>()

/** Asks, with the focus on Cancel; answers true only when the action was pressed. */
export async function confirm(text: string, options: ConfirmOptions = {}): Promise<boolean> {
  const { title, cancel, danger = true, action = textNow(common)('ok') } = options
  return (await ask({ title, text, cancel, answers: [{ value: 'yes', label: action, danger }] })) === 'yes'
}

/** Asks before something is deleted, with the general question unless a screen has its own (MSG-11). */
export function confirmDelete(question?: string): Promise<boolean> {
  const t = textNow(common)
  return confirm(question ?? t('deleteQuestion'), { title: t('delete'), action: t('delete') })
}

/** Asks for one of several answers; null when none was wanted. */
export function choose<Value extends string>(
  text: string,
  answers: Answer<Value>[],
  options: { title?: string; cancel?: string } = {},
): Promise<Value | null> {
  return ask({ ...options, text, answers }).then(
    (value) => answers.find((answer) => answer.value === value)?.value ?? null,
  )
}

/** What is asked now or was asked last, for the host that shows it and for what must not take its focus. */
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
    // After the key that asks: an Escape would close the question that it opened.
    const opening = setTimeout(() => tell({ question: whole, isOpen: true }))
    const settle = (value: string | null) => {
      clearTimeout(opening)
      if (unanswered === whole) unanswered = null
      tell({ question: whole, isOpen: false })
      // Before the answer: what it closes or removes next must find the focus where it was.
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
