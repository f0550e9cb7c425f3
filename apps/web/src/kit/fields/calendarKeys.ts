/**
 * `@mantine/dates` doesn't mirror the arrow keys in Hebrew, and doesn't support PageUp, PageDown, Home and
 * End. This adds both to every calendar, with one capture listener on the document.
 * @returns a function that removes it
 */
export function installCalendarKeys(target: Document = document): () => void {
  target.addEventListener('keydown', onKeyDown, true)
  return () => target.removeEventListener('keydown', onKeyDown, true)
}

const day = 'button[class*="mantine-"][class*="-day"]'
const reachable = `${day}:not(:disabled):not([data-outside]):not([data-hidden])`
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

function onKeyDown(event: KeyboardEvent): void {
  const button =
    event.isTrusted && event.target instanceof HTMLElement && event.target.closest<HTMLElement>(day)
  const table = button ? button.closest('table') : null
  if (!button || !table) return
  if (event.key in mirrored) mirror(event, button, table)
  else if (event.key === 'PageUp' || event.key === 'PageDown') turnMonth(event, button, table)
  else if (event.key === 'Home' || event.key === 'End') goToEdgeOfWeek(event, button)
}

function mirror(event: KeyboardEvent, button: HTMLElement, table: HTMLElement): void {
  if (getComputedStyle(table).direction !== 'rtl') return
  event.preventDefault()
  event.stopPropagation()
  button.dispatchEvent(
    new KeyboardEvent('keydown', { key: mirrored[event.key], bubbles: true, cancelable: true }),
  )
}

function turnMonth(event: KeyboardEvent, button: HTMLElement, table: HTMLElement): void {
  event.preventDefault()
  const calendar = table.closest('[data-dates-dropdown]') ?? table.parentElement?.parentElement?.parentElement
  const direction = event.key === 'PageUp' ? 'previous' : 'next'
  calendar?.querySelector<HTMLElement>(`button[data-direction="${direction}"]`)?.click()
  const wanted = Number(button.textContent)
  requestAnimationFrame(() => {
    const days = [...(calendar?.querySelectorAll<HTMLElement>(reachable) ?? [])]
    const nearest = days.filter((candidate) => Number(candidate.textContent) <= wanted).at(-1) ?? days[0]
    nearest?.focus()
  })
}

function goToEdgeOfWeek(event: KeyboardEvent, button: HTMLElement): void {
  event.preventDefault()
  const week = [...(button.closest('tr')?.querySelectorAll<HTMLElement>(reachable) ?? [])]
  week.at(event.key === 'Home' ? 0 : -1)?.focus()
}
