import { Container } from '@pkg/ui'
import type { GateView } from './gate-step'
import { GateFrameProvider } from './GateForm'
import { GateModal } from './GateModal'
import * as styles from './GatePage.css'

/** A modal of the gate as a page of its own, for browsers without scripts and for links that ask for a page. */
export function GatePage({ view, hasThirdParty }: { view: GateView; hasThirdParty: boolean }) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <GateFrameProvider value={{ level: 1, isBusy: false, hasThirdParty, attempt: 0 }}>
          <GateModal view={view} />
        </GateFrameProvider>
      </div>
    </Container>
  )
}
