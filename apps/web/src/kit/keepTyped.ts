/**
 * Holds back keys while something opens, and types them into the first field that gets the focus. Until then
 * no letter is a shortcut of the page. A click ends it.
 * @returns a function that ends it
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

/** Fires the event of real typing, so that React sees the change and a list searches for it. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
