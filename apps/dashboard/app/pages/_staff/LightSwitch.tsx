import { Button } from '@pkg/ui'
import { useFetcher, useLocation } from '@remix-run/react'
import type { StaffRole } from '~/site/staff/staff-roles'
import { lightTexts } from './texts'
import * as styles from './LightSwitch.css'

const words = lightTexts

/** The person's own switch: whether new families or homes are offered to them. Works without scripts. [WORK-001] */
export function LightSwitch({ isOn, role }: { isOn: boolean; role: StaffRole }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action="/light" className={styles.light}>
      <input type="hidden" name="page" value={pathname + search} />
      <span className={styles.window[isOn ? 'lit' : 'dark']} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{isOn ? words.on : words.off}</strong>
        <span className={styles.help}>
          {(isOn ? words.onHelp : words.offHelp)[role === 'real-estate-agent' ? role : 'agent']}
        </span>
      </span>
      <span className={styles.button}>
        <Button type="submit" name="light" value={isOn ? 'off' : 'on'} variant="neutral" size="small">
          {isOn ? words.turnOff : words.turnOn}
        </Button>
      </span>
    </fetcher.Form>
  )
}
