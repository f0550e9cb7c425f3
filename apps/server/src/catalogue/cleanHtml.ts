import sanitizeHtml from 'sanitize-html'

/**
 * Removes everything from a rich text that its editor can't produce; formatting, links and pictures stay.
 * Scripts and styles are removed with their content, other tags keep their text. Links open in a new tab.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules).trim()
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'u', 's', 'a', 'img'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'title'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
  },
  exclusiveFilter({ tag, attribs }) {
    if (tag === 'a' && !attribs.href) return 'excludeTag'
    return tag === 'img' && !attribs.src
  },
}
