import { Input, Skeleton } from '@mantine/core'
import { lazyPart } from '../parts/lazyPart.tsx'
import type { RichTextProps } from './RichTextEditor.tsx'

/** The editor is large, so it loads only where text is edited. */
const Editor = lazyPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor, {
  waiting: (props) => <Waiting {...props} />,
})

/** Text with headings, lists, links and emphasis; the server cleans it again. */
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
