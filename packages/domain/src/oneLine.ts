/**
 * A text of one line as it's stored and compared: trimmed, and without invisible characters, which are copied
 * along from chats, contact cards and pages in Hebrew. A non-breaking hyphen becomes a plain one, and a
 * non-breaking space a plain space. Joiners stay where they shape a script or an emoji, as in `علی‌رضا`. The
 * database has the same function (`one_line`).
 */
export function oneLine(text: string): string {
  return text
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .replaceAll('\u2011', '-')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim()
}

/** Soft hyphens, zero-width spaces, and direction marks. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Joiners that aren't between two letters of Arabic or an Indic script, or two parts of an emoji. */
const looseJoiners =
  /(?<![\ufe0f\u0600-\u0dff\u2600-\u27bf\u{1f000}-\u{1faff}])[\u200c\u200d]|[\u200c\u200d](?![\ufe0f\u0600-\u0dff\u2600-\u27bf\u{1f000}-\u{1faff}])/gu
