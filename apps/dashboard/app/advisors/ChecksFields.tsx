import type { AdvisorCheck } from '@pkg/api-client'
import { TextField } from '@pkg/ui'
import { texts } from '~/texts'
import * as styles from './advisors.css'
import { checkKinds, fieldNames } from './field-names'

const words = texts.advisor

/** What we checked about an advisor, and when. Only for admins. [AGENT-005] */
export function ChecksFields({ checks }: { checks: AdvisorCheck[] }) {
  return checkKinds.map((kind) => {
    const check = checks.find((each) => each.kind === kind)
    const name = words.kinds[kind]
    return (
      <div key={kind} className={styles.pair}>
        <TextField
          label={words.checkedOn(name)}
          name={fieldNames.check(kind, 'day')}
          type="date"
          defaultValue={check?.checkedOn ?? ''}
        />
        <TextField
          label={words.validUntil(name)}
          name={fieldNames.check(kind, 'until')}
          type="date"
          defaultValue={check?.validUntil ?? ''}
        />
        <TextField
          label={words.detail(name)}
          name={fieldNames.check(kind, 'detail')}
          maxLength={80}
          defaultValue={check?.detail ?? ''}
        />
      </div>
    )
  })
}
