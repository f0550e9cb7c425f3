import { oneReaderOfNumbers } from './oneReaderOfNumbers.ts'
import { testRule } from './testRule.ts'

testRule('one reader of typed numbers', oneReaderOfNumbers, {
  fine: [
    "import { TextInput } from '@mantine/core'",
    '<AmountField name="amount" currency="USD" />',
    '<input inputMode="numeric" />',
    'Number(params.page)',
  ],
  refused: [
    "import { NumberInput } from '@mantine/core'",
    "import { NumberInput as Amount } from '@mantine/core'",
    "import { TypedNumber } from './TypedNumber.tsx'",
    '<input type="number" />',
    "<input type={'number'} />",
    '<input inputMode="decimal" />',
    "<input inputMode={isNumber ? 'decimal' : undefined} />",
    'parseFloat(text)',
    'Number.parseFloat(text)',
  ],
})
