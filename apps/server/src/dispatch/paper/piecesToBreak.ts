/** The start and end of a piece of a text. */
export interface Piece {
  from: number
  to: number
}

/**
 * The pieces between which a line may break: words, without the spaces between them. Scripts without spaces,
 * such as Chinese and Thai, break between words too, but not before a full stop.
 */
export function piecesToBreak(text: string): Piece[] {
  return [...text.matchAll(/[^ ]+/g)].flatMap(({ index, 0: word }) =>
    unspaced.test(word)
      ? wordsIn(word).map(({ from, to }) => ({ from: index + from, to: index + to }))
      : [{ from: index, to: index + word.length }],
  )
}

/** The letters of a text as people count them: with their accents, and combined emoji as one. */
export function lettersOf(text: string): Intl.Segments {
  return byLetter.segment(text)
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const byWord = new Intl.Segmenter(undefined, { granularity: 'word' })
const byLetter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const opening = /^[\p{Ps}\p{Pi}]$/u

function wordsIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let isOpen = false
  for (const { index, segment, isWordLike } of byWord.segment(text)) {
    const last = pieces.at(-1)
    const to = index + segment.length
    const opens = opening.test(segment)
    if (last && (isOpen || !(isWordLike || opens))) last.to = to
    else pieces.push({ from: index, to })
    isOpen = opens
  }
  return pieces
}
