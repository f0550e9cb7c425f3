import { noPhysicalDirections } from './noPhysicalDirections.ts'
import { testRule } from './testRule.ts'

testRule('layout says start and end', noPhysicalDirections, {
  fine: [
    '<Box ms="md" pe={4} ta="end" />',
    '<div style={{ marginInlineStart: 4, insetInlineEnd: 0 }} />',
    'const box = { left: 1, right: 2 }',
    '<Button leftSection={icon} />',
  ],
  refused: [
    '<Box ml="md" />',
    '<Box pr={4} />',
    '<Text ta="left" />',
    '<div style={{ left: 0 }} />',
    '<div style={{ paddingLeft: 4 }} />',
    "const cell = { textAlign: 'right' }",
    'const cell = { borderRightWidth: 1 }',
  ],
})
