const inline = new Set(
  'A ABBR B BDI BDO BR BUTTON CODE EM I IMG INPUT KBD LABEL MARK OUTPUT PICTURE S SELECT SMALL SPAN STRONG SUB SUP SVG TEXTAREA TIME U'.split(
    ' ',
  ),
)
const never = new Set('HEAD LINK META SCRIPT STYLE TEMPLATE TITLE'.split(' '))

/**
 * `getComputedStyle` without style sheets: the element's inline style, and the defaults of its tag. Computing
 * the rest would take most of a test's time.
 */
export function plainStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement
  const known: Record<string, unknown> = {
    display: displayOf(element),
    visibility: visibilityOf(element),
    content: 'none',
    get direction() {
      return element.closest('[dir]')?.getAttribute('dir') ?? 'ltr'
    },
    getPropertyValue: (name: string) => known[name] ?? style?.getPropertyValue(name) ?? '',
  }
  return new Proxy(style ?? {}, {
    get: (_, key) => known[String(key)] ?? Reflect.get(style ?? {}, key, style) ?? '',
  })
}

/**
 * True if the element is on the page and neither it nor anything around it is hidden. Style sheets are
 * ignored.
 */
export function isVisible(element: Element | null): element is HTMLElement {
  if (!element?.isConnected || visibilityOf(element) !== 'visible') return false
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (displayOf(around) === 'none') return false
    if (around.matches('details:not([open])') && around !== element && !element.closest('summary'))
      return false
  }
  return true
}

function displayOf(element: Element): string {
  const { style, tagName } = element as HTMLElement
  if (style?.display) return style.display
  if (element.hasAttribute('hidden') || never.has(tagName)) return 'none'
  return inline.has(tagName.toUpperCase()) ? 'inline' : 'block'
}

function visibilityOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { visibility } = (around as HTMLElement).style ?? {}
    if (visibility) return visibility
  }
  return 'visible'
}
