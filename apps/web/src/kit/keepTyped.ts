/**
 * Keeps what is typed while something opens, and types it into the first field that gets the focus. Until then no letter
 * is a shortcut of the page. Whoever goes on by mouse isn't typing, which ends it.
 * @returns a function that ends it.
 */
export function keepTyped(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key.length === 1) typed += key
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const hand = ({ target }: FocusEvent) => {
    if (!isTextField(target)) return
    abort.abort()
    if (typed !== '') typeInto(target, typed)
  }
  window.addEventListener('keydown', keep, { capture: true, signal })
  window.addEventListener('focusin', hand, { signal })
  window.addEventListener('pointerdown', () => abort.abort(), { capture: true, signal })
  return () => abort.abort()
}

function isTextField(target: EventTarget | null): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement && !target.readOnly && /^(text|search|email|tel)$/.test(target.type)
  )
}

/** As if it was typed now: React hears of it, and a list searches it. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
