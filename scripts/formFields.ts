/** The fields that have labels in a form (`partsOf`). */
export function labelledIn(text: string): string[] {
  const withoutValuesOfTexts = text.replace(/, \{[^{}]*\}/g, '')
  return [...withoutValuesOfTexts.matchAll(/partsOf<[^(]*>\(\{(.*?)\}\)/gs)].flatMap(([, labels = '']) =>
    [...labels.matchAll(/(?:^|[,\n])\s*(\w+):/g)].map(([, field = '']) => field),
  )
}

/** True if a screen draws the field: as a control's name, in a list, or set by another field's control. */
export function isDrawnIn(text: string, field: string): boolean {
  return [
    String.raw`\s(?!key|label|of=)\w+="${field}[".]`,
    String.raw`\bname(?:=\{|: )['\x60]${field}['\x60.]`,
    String.raw`\bsetValue\('${field}'`,
    String.raw`^\s*'${field}',$`,
  ].some((sign) => new RegExp(sign, 'm').test(text))
}
