import type { GwizzyProps } from './gwizzy-props'
import { Wizard } from './Wizard'

/** The lead wizard. Asks one question at a time and saves answers between visits. */
export function Gwizzy(props: GwizzyProps) {
  return <Wizard {...props} />
}
