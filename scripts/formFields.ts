/** The fields that the labels of a form name (`partsOf`). */
export function labelledIn(text: string): string[] {
  const withoutValuesOfTexts = text.replace(/, \{[^{}]*\}/g, '')
  return [...withoutValuesOfTexts.matchAll(/partsOf<[^(]*>\(\{(.*?)\}\)/gs)].flatMap(([, labels = '']) =>
    [...labels.matchAll(/(?:^|[,\n])\s*(\w+):/g)].map(([, field = '']) => field),
  )
}

/** Whether a screen draws the field: as the name of a control, one of a list of names, or set by a control of another. */
export function isDrawnIn(text: string, field: string): boolean {
  return [
    String.raw`\s(?!key|label|of=)\w+="${field}[".]`,
    String.raw`\bname(?:=\{|: )['\x60]${field}['\x60.]`,
    String.raw`\bsetValue\('${field}'`,
    String.raw`^\s*'${field}',$`,
  ].some((sign) => new RegExp(sign, 'm').test(text))
}
