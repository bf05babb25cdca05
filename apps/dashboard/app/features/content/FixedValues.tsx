import { Heading, Stack, Text } from '@pkg/ui'
import { Facts } from '~/parts/Facts/Facts'
import { editTexts as words } from './edit-texts'
import type { FixedValue } from './entry-fields'
import * as styles from './ContentEditor.css'
import { partTexts } from './field-texts'

/** Values whose structure has no field: they’re shown, and stay as they are. [WORK-012] */
export function FixedValues({ values }: { values: readonly FixedValue[] }) {
  if (values.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.fixed}
      </Heading>
      <Facts facts={values.map(({ label, value }) => ({ label, value: <FixedValueView value={value} /> }))} />
    </Stack>
  )
}

function FixedValueView({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ul className={styles.values}>
        {value.map((one: unknown, place) => (
          <li key={place}>
            <FixedValueView value={one} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <ul className={styles.values}>
        {Object.entries(value).map(([name, one]: [string, unknown]) => (
          <li key={name}>
            <Text as="span" size="small" tone="muted">
              {partTexts[name] ?? name}:
            </Text>{' '}
            <FixedValueView value={one} />
          </li>
        ))}
      </ul>
    )
  }
  return <>{String(value)}</>
}
