import { Input, Skeleton } from '@mantine/core'
import { lazyPart } from '../parts/lazyPart.tsx'
import type { RichTextProps } from './RichTextEditor.tsx'

/** The editor is large and comes only where a text is really edited. */
const Editor = lazyPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor, {
  waiting: (props) => <Waiting {...props} />,
})

/** A text with headings, lists, links and emphasis; what the server keeps of it is cleaned there once more. */
export function RichText({ height = 240, ...props }: RichTextProps) {
  return <Editor {...props} height={height} />
}

function Waiting({ label, help, required, width, height }: RichTextProps) {
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} withAsterisk={required} w={width}>
      <Skeleton height={(height ?? 0) + 41} radius={4} />
    </Input.Wrapper>
  )
}
