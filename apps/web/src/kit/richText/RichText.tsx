import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RichTextProps } from './RichTextEditor.tsx'

/** The editor is large and comes only where a text is really edited. */
const Editor = lazy(() =>
  import('./RichTextEditor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
)

/** A text with headings, lists, links and emphasis; what the server keeps of it is cleaned there once more. */
export function RichText({ height = 240, ...props }: RichTextProps) {
  return (
    <Suspense fallback={<Waiting {...props} height={height} />}>
      <Editor {...props} height={height} />
    </Suspense>
  )
}

function Waiting({ label, help, required, width, height }: RichTextProps) {
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} withAsterisk={required} w={width}>
      <Skeleton height={(height ?? 0) + 41} radius={4} />
    </Input.Wrapper>
  )
}
