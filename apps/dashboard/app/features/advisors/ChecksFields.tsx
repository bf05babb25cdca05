import type { AdvisorCheck } from '@pkg/api-client'
import { TextField } from '@pkg/ui'
import { advisorTexts } from './texts'
import * as styles from './advisors.css'
import { checkKinds, fieldNames } from './field-names'
import { useField } from './form-problem'

const words = advisorTexts

/** What we checked about an advisor, and when. Only for admins. [AGENT-005] */
export function ChecksFields({ checks }: { checks: AdvisorCheck[] }) {
  const field = useField()
  return checkKinds.map((kind) => {
    const check = checks.find((each) => each.kind === kind)
    const name = words.kinds[kind]
    return (
      <div key={kind} className={styles.pair}>
        <TextField
          label={words.checkedOn(name)}
          type="date"
          {...field(fieldNames.check(kind, 'day'), check?.checkedOn)}
        />
        <TextField
          label={words.validUntil(name)}
          type="date"
          {...field(fieldNames.check(kind, 'until'), check?.validUntil)}
        />
        <TextField
          label={words.detail(name)}
          maxLength={80}
          {...field(fieldNames.check(kind, 'detail'), check?.detail)}
        />
      </div>
    )
  })
}
