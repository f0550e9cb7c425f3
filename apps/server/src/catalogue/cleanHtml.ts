import sanitizeHtml from 'sanitize-html'

/**
 * Takes everything out of a rich text but what its editor can make: formatting, links and pictures (HOLE-C58).
 * Scripts and styles go with what they hold, other tags leave their words behind; links open in a tab of their own.
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
