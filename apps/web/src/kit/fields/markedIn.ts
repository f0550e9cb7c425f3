const option = '[data-combobox-option]:not([data-combobox-disabled])'

/** The option that the arrows of a field's open list are on; null before there is one. */
export function markedIn(input: HTMLInputElement): HTMLElement | null {
  return listOf(input)?.querySelector<HTMLElement>(`${option}[data-combobox-selected]`) ?? null
}

/** The list's marked option, else its first one. */
export function offeredBy(input: HTMLInputElement): HTMLElement | null {
  return markedIn(input) ?? listOf(input)?.querySelector<HTMLElement>(option) ?? null
}

function listOf(input: HTMLInputElement): HTMLElement | null {
  return document.getElementById(input.getAttribute('aria-controls') ?? '')
}
