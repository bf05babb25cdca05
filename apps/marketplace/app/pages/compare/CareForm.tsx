import { type CareLevel, careLevels } from '@pkg/domain'
import { Button, Select } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { costTexts } from '~/features/cost'
import * as styles from './compare.css'
import { compareFields } from '~/site/links/compare-links'
import { HiddenView } from './HiddenView'
import { compareTexts as words } from './texts'

/** The help that the costs include. [TRUST-012, TRUST-013] */
export function CareForm({ ids, care, isComplete }: { ids: readonly string[]; care: CareLevel; isComplete: boolean }) {
  return (
    <Form method="get" action="/compare" className={styles.find} preventScrollReset>
      <HiddenView ids={ids} view={{ isComplete }} />
      <Select
        key={care}
        label={costTexts.care}
        name={compareFields.care}
        placeholder={null}
        defaultValue={care}
        options={careLevels.map((level) => ({ value: level, label: costTexts.careLevels[level] }))}
      />
      <Button type="submit">{words.careUpdate}</Button>
    </Form>
  )
}
