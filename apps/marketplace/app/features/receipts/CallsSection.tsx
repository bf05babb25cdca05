import { Button, Card, Checkbox, Heading, Select, Stack, Text } from '@pkg/ui'
import { callDays, type CallsView } from './call-form'
import * as styles from './ReceiptsPage.css'
import { receiptsTexts } from './texts'

const words = receiptsTexts.calls

/** When and how the family wants to be called, and the form that changes it. [TRUST-007] */
export function CallsSection({ calls: { days, hours, textFirst } }: { calls: CallsView }) {
  return (
    <Card as="section">
      <form method="post">
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {words.title}
          </Heading>
          <Text>{words.detail}</Text>
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>{words.days}</legend>
            {callDays.map((day) => (
              <Checkbox
                key={day}
                name="day"
                value={day}
                label={words.dayNames[day]}
                defaultChecked={days.includes(day)}
              />
            ))}
          </fieldset>
          <Select
            label={words.hours}
            name="hours"
            placeholder={words.anyTime}
            defaultValue={hours}
            options={[
              { value: 'morning', label: words.morning },
              { value: 'afternoon', label: words.afternoon },
            ]}
          />
          {textFirst && <Checkbox name="textFirst" label={words.textFirst} defaultChecked />}
          <Button type="submit" name="intent" value="calls" width="full">
            {words.save}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
