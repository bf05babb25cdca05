import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { GateView } from './gate-step'
import { GateFrameProvider } from './GateForm'
import { GateModal } from './GateModal'
import * as styles from './GatePage.css'

/** A step of the gate as its own page, for browsers without scripts and for links. */
export function GatePage({ view, hasThirdPartySignIn }: { view: GateView; hasThirdPartySignIn: boolean }) {
  return (
    <PageFrame width="text">
      <div className={styles.form}>
        <GateFrameProvider value={{ level: 1, isBusy: false, hasThirdPartySignIn, attempt: 0 }}>
          <GateModal view={view} />
        </GateFrameProvider>
      </div>
    </PageFrame>
  )
}
